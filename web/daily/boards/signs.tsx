// The signs of the boards and leagues: who kept the time, the arrows between days, asking again.
import type { Timing } from '#shared/daily/ranking.ts';

const TIMING_PATHS: Record<Timing, string> = {
  serverTimed: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  selfTimed: 'M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM9.5 2.5h5M12 2.5V6M12 13.5l3-3.5',
  unranked: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM6 6l12 12',
};
const REFRESH = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5';
const BEFORE = 'M15 5l-7 7 7 7';
const AFTER = 'M9 5l7 7-7 7';

function Sign(props: { path: string; small?: boolean }) {
  return (
    <svg
      class="icon"
      classList={{ 'sign-small': props.small === true }}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path
        d={props.path}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

export const TimingSign = (props: { timing: Timing }) => <Sign path={TIMING_PATHS[props.timing]} small />;
export const RefreshSign = () => <Sign path={REFRESH} />;
export const BeforeSign = () => <Sign path={BEFORE} />;
export const AfterSign = () => <Sign path={AFTER} />;
