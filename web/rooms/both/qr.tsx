// A QR code as one drawing: dark on white in every theme, because many cameras read nothing else.
import { createMemo } from 'solid-js';
import { encode } from 'uqr';
import './qr.css';

/** As wide as the standard asks, so that it is found on a dark page. */
const QUIET = 4;

export default function QrCode(props: { text: string; label: string }) {
  const code = createMemo(() => encode(props.text, { ecc: 'M', border: QUIET }));
  const path = () =>
    code()
      .data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${code().size} ${code().size}`} role="img" aria-label={props.label}>
      <rect width={code().size} height={code().size} rx="2" fill="#fff" />
      <path d={path()} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
