// The head of a member's line, and what stands in the cells of those who have not played.

import { NameOf } from '../boards/lines.tsx';
import type { Standing } from './standings.ts';

export function MemberName(props: { standing: Standing }) {
  return (
    <th scope="row">
      <span class="league-name">
        <span class="league-place">{props.standing.place === null ? '' : `${props.standing.place}.`}</span>{' '}
        <span>
          <NameOf name={props.standing.member.name} mine={props.standing.member.mine} />
        </span>
      </span>
    </th>
  );
}

export function sumText({ days }: Standing, sum: string | number): string {
  return days === 0 ? '–' : String(sum);
}
