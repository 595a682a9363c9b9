// The badge of the captain.
import { star } from './shape.ts';
import { Token } from './tokens.tsx';

export function CaptainToken() {
  return (
    <Token>
      <path
        d="M0-48L38-36V-4C38 20 22 38 0 48C-22 38-38 20-38-4V-36Z"
        fill="#dfe6f7"
        stroke="#2b3554"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path d="M0-39L30-29.500V-4C30 15 18 29.5 0 38.500C-18 29.5-30 15-30-4V-29.500Z" fill="#1f4fa8" />
      <path
        d={star(5, 22, 9.5)}
        transform="translate(0 -9)"
        fill="#ffd75e"
        stroke="#3d2a00"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M-20 15L0 24L20 15M-14 25L0 31.500L14 25" fill="none" stroke="#dfe6f7" stroke-width="4" />
    </Token>
  );
}
