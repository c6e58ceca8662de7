import { encode } from 'uqr';

/** A text as a QR code, black on white also on a dark screen, for the camera of a phone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // A sheet gets creased: a quarter of it may be lost.
  const { size, data } = encode(text, { ecc: 'Q', border: 2 });
  const squares = data.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="22mm" height="22mm">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={squares.join('')} />
    </svg>
  );
}
