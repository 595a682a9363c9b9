// The signs on cards, objectives and projects: told apart by shape, and coloured besides.
import { Match, Switch } from 'solid-js';
import type { Agency, Drawn, Project, Specialty } from '#shared/games/space-lab/components.ts';
import './signs.css';

/** Drawn about the middle, 24 wide, in the colour of whatever they stand in. */
const SPECIALTY_PATHS: Record<Specialty, string> = {
  // Wings.
  pilot: 'M0-3C3-8 7-9 11-8C10-4 8-1 4 0L2 7H-2L-4 0C-8-1-10-4-11-8C-7-9-3-8 0-3Z',
  // A flask.
  researcher: 'M-3-10H3V-8H2V-3L8 7C9 9 8 10 6 10H-6C-8 10-9 9-8 7L-2-3V-8H-3ZM-4 4L-6 8H6L4 4Z',
  // A cross.
  doctor: 'M-3.5-10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5Z',
  // A gear.
  technician:
    'M7.3-2.2L10.6-2L10.6 2L7.3 2.2L6.7 3.5L8.9 6.1L6.1 8.9L3.5 6.7L2.2 7.3L2 10.6L-2 10.6L-2.2 7.3L-3.5 6.7L-6.1 8.9L-8.9 6.1L-6.7 3.5L-7.3 2.2L-10.6 2L-10.6-2L-7.3-2.2L-6.7-3.5L-8.9-6.1L-6.1-8.9L-3.5-6.7L-2.2-7.3L-2-10.6L2-10.6L2.2-7.3L3.5-6.7L6.1-8.9L8.9-6.1L6.7-3.5ZM3.6 0A3.6 3.6 0 1 0-3.6 0A3.6 3.6 0 1 0 3.6 0Z',
};

const AGENCY_PATHS: Record<Agency, string> = {
  // A planet with its ring.
  golden: 'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0ZM-7-1C-14 5-9 8 0 4C9 0 13-6 7-6L6-4C9-4 8-1 1 2C-6 5-10 4-6 1Z',
  // A rocket.
  red: 'M0-11C4-8 5-3 5 2L8 6V10L4 7H-4L-8 10V6L-5 2C-5-3-4-8 0-11ZM0-5A2.2 2.2 0 1 0 0-.6A2.2 2.2 0 1 0 0-5Z',
  // A star with four points.
  blue: 'M0-11C1.5-3.5 3.5-1.5 11 0C3.5 1.5 1.5 3.5 0 11C-1.5 3.5-3.5 1.5-11 0C-3.5-1.5-1.5-3.5 0-11Z',
  // A compass.
  green:
    'M0-11A11 11 0 1 0 0 11A11 11 0 1 0 0-11ZM0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5ZM5-6L2 2L-5 6L-2-2Z',
};

interface Place {
  x?: number;
  y?: number;
  /** Of 24. */
  size?: number;
}
const moved = ({ x = 0, y = 0, size = 24 }: Place) => `translate(${x} ${y}) scale(${size / 24})`;

export function SpecialtyShape(props: Place & { specialty: Specialty }) {
  return <path transform={moved(props)} d={SPECIALTY_PATHS[props.specialty]} fill-rule="evenodd" />;
}

export function AgencyShape(props: Place & { agency: Agency }) {
  return (
    <path
      class="lab-agency"
      data-agency={props.agency}
      transform={moved(props)}
      d={AGENCY_PATHS[props.agency]}
      fill-rule="evenodd"
    />
  );
}

/** So many points: a number on a medal. */
export function Points(props: Place & { points: number }) {
  return (
    <g class="lab-points" transform={moved(props)}>
      <circle r="11.5" />
      <text y="5.6">{props.points}</text>
    </g>
  );
}

/** A card of the project pile, and one of the lab pile. */
export function CardShape(props: Place & { card: Drawn }) {
  return (
    <g class="lab-back" data-card={props.card} transform={moved(props)}>
      <rect x="-7.5" y="-10.5" width="15" height="21" rx="3" />
      <Switch>
        <Match when={props.card === 'project'}>
          <path d="M-4.2 1.5A5.2 5.2 0 0 0 3.4 4.6ZM-.6-1.2L3.6-5.4M3.6-5.4H.6M3.6-5.4V-2.4" />
        </Match>
        <Match when={props.card === 'lab'}>
          <circle r="4.4" />
          <path d="M-2.6.6A3 2.4 0 0 0 2.6.6Z" />
        </Match>
      </Switch>
    </g>
  );
}

/** The same among words. */
export function CardIcon(props: { card: Drawn }) {
  return (
    <svg class="lab-card-icon" viewBox="-9 -12 18 24" aria-hidden="true">
      <CardShape card={props.card} />
    </svg>
  );
}

/** What is studied. A telescope is the sign of its agency with a lens. */
export function ProjectShape(props: Place & { project: Project }) {
  const agency = () => props.project.replace('telescope-', '') as Agency;
  return (
    <g class="lab-project-shape" data-project={props.project} transform={moved(props)}>
      <Switch
        fallback={
          <>
            <circle r="11" class="lab-lens" />
            <path class="lab-lens-grip" d="M7.8 7.8L11.4 11.4" />
            <AgencyShape agency={agency()} size={14} />
          </>
        }
      >
        <Match when={props.project === 'blackHoles'}>
          <ellipse class="lab-hole-ring" rx="11.5" ry="4" transform="rotate(-24)" />
          <circle class="lab-hole" r="6" />
          <path class="lab-hole-ring" d="M-10.5 4.7A11.5 4 -24 0 0 10.5-4.7" />
        </Match>
        <Match when={props.project === 'exoplanets'}>
          <circle class="lab-exoplanet" r="8" />
          <path class="lab-exoplanet-shade" d="M2-7.7A8 8 0 0 1 2 7.7A11 11 0 0 0 2-7.7Z" />
          <path class="lab-spark" d="M9-11L10-8L13-7L10-6L9-3L8-6L5-7L8-8Z" />
        </Match>
        <Match when={props.project === 'mars'}>
          <circle class="lab-mars" cy="3" r="8" />
          <path class="lab-flag" d="M0 3V-11.5M0-11L7-8.5L0-6Z" />
        </Match>
        <Match when={props.project === 'supernovae'}>
          <path
            class="lab-nova"
            d="M0-12L2.6-4.6L9-9L5-2.4L12 0L5 2.4L9 9L2.6 4.6L0 12L-2.6 4.6L-9 9L-5 2.4L-12 0L-5-2.4L-9-9L-2.6-4.6Z"
          />
          <circle class="lab-nova-heart" r="3" />
        </Match>
      </Switch>
    </g>
  );
}
