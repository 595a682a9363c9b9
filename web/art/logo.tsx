// The sign of the app: a ringed planet and a star on night blue; needs no sprite, so that it can stand alone.
import { sparkle } from './sparkle.ts';

export function Logo() {
  return (
    <svg class="art-logo" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="15" fill="#0a0e1f" />
      <g transform="translate(31 36) rotate(-22)">
        <path
          fill="#ffe9b3"
          fill-rule="evenodd"
          d="M-26 0A26 9 0 1 1 26 0A26 9 0 1 1-26 0ZM-19 0A19 4.5 0 1 0 19 0A19 4.5 0 1 0-19 0Z"
        />
        <circle r="15.5" fill="#f6b73c" />
        <path fill="#c77d1b" d="M11-10.9A15.5 15.5 0 1 1-14 6.6A18 18 0 0 0 11-10.9Z" />
        <circle r="15.5" fill="none" stroke="#0a0e1f" stroke-width="1.5" />
        <path fill="#ffe9b3" d="M-26 0A26 9 0 0 0 26 0H19A19 4.5 0 0 1-19 0Z" />
        <path fill="#0a0e1f" d="M-19 0A19 4.5 0 0 0 19 0A19 3 0 0 1-19 0Z" />
      </g>
      <path fill="#fff" d={sparkle(49, 13, 9)} />
    </svg>
  );
}
