import { encode } from 'uqr';

/**
 * A text as a QR code, black on white also on a dark screen, for the camera of a phone.
 *
 * @param ecc how much of it may be lost: `Q` a quarter, as of a sheet that gets creased; `L` little, so that more fits
 */
export function QrCode({
  text,
  label,
  width,
  ecc,
}: {
  text: string;
  label: string;
  /** As CSS writes it. */
  width: string;
  ecc: 'L' | 'Q';
}) {
  const { size, data } = encode(text, { ecc, border: 2 });
  const squares = data.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={width} height={width}>
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={squares.join('')} />
    </svg>
  );
}
