import type { MapPalette } from './mapPalette.ts';

/** Several vessels as one disc, in pixels of the canvas. */
export interface ClusterDisc {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Whether none of them is at a fresh report. */
  readonly isEstimate: boolean;
  readonly isHovered: boolean;
}

/** One pixel more for each digit, so that the number has room. */
const radiusOf = (count: number) => 7 + 2 * String(count).length;
const edgeWidth = 1.5;
const outline = 1.6;
const hoverRing = 3;

/** A disc with a number: filled where a vessel is at a fresh report, else hollow. */
export function drawCluster(
  context: CanvasRenderingContext2D,
  { x, y, count, isEstimate, isHovered }: ClusterDisc,
  { edge, vessel }: Pick<MapPalette, 'edge' | 'vessel'>,
): void {
  const radius = radiusOf(count);
  const disc = (size: number) => {
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
  };
  disc(radius + edgeWidth);
  context.fillStyle = edge;
  context.fill();
  disc(radius);
  context.fillStyle = isEstimate ? edge : vessel;
  context.fill();
  context.strokeStyle = vessel;
  context.lineWidth = outline;
  context.stroke();
  if (isHovered) {
    disc(radius + hoverRing);
    context.stroke();
  }
  context.font = `600 11px ${getComputedStyle(context.canvas).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = isEstimate ? vessel : edge;
  context.fillText(String(count), x, y + 0.5);
}
