import { labelBox } from '#/domain/geo/placeLabels.ts';
import { worldCopies } from '#/domain/geo/unwrap.ts';
import type { MapPalette } from './mapPalette.ts';
import type { Frame } from './overlayCanvas.ts';
import { type PortDot, ringGap } from './portDots.ts';

const edgeWidth = 1.2;
const ringWidth = 1.6;
const haloWidth = 3;

/** All dots first, so that names are on top of them; the most important ones last. */
export function drawPorts(
  frame: Frame,
  dots: readonly PortDot[],
  emphasis: Emphasis,
  palette: MapPalette,
): void {
  const visible = dots.toReversed().flatMap((dot) => copiesInView(frame, dot));
  for (const dot of visible) drawDot(frame.context, dot, emphasis, palette);
  for (const dot of visible) if (dot.port.id !== emphasis.hovered) drawName(frame.context, dot, palette);
  for (const dot of visible) {
    // The hovered port shows its name even without room.
    if (dot.port.id === emphasis.hovered) {
      drawName(frame.context, { ...dot, side: dot.side ?? 'right' }, palette);
    }
  }
}

/** The dot in pixels of the canvas, once for each copy of the world in view. */
function copiesInView({ left, top, width, height, world }: Frame, dot: PortDot): PortDot[] {
  const reach = 2 * dot.radius + ringGap + dot.width;
  if (dot.y < top - reach || dot.y > top + height + reach) return [];
  const view = { left: left - reach, right: left + width + reach };
  return worldCopies(dot.x, dot.x, view, world).map((offset) => ({
    ...dot,
    x: dot.x + offset - left,
    y: dot.y - top,
  }));
}

function drawDot(
  context: CanvasRenderingContext2D,
  { x, y, drawnRadius: radius, port: { id, mark } }: PortDot,
  { hovered, selected }: Emphasis,
  { port, edge }: MapPalette,
): void {
  const isRing = mark === 'upcoming';
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.strokeStyle = edge;
  context.lineWidth = 2 * edgeWidth + (isRing ? ringWidth : 0);
  context.stroke();
  context.fillStyle = isRing ? edge : port;
  context.fill();
  context.strokeStyle = port;
  context.lineWidth = ringWidth;
  if (isRing) context.stroke();
  if (id !== hovered && id !== selected) return;
  context.beginPath();
  context.arc(x, y, radius + ringGap, 0, 2 * Math.PI);
  context.stroke();
}

function drawName(context: CanvasRenderingContext2D, dot: PortDot, { label, halo }: MapPalette): void {
  if (!dot.side) return;
  const { left, right, top, bottom } = labelBox(dot, dot.side);
  context.font = dot.font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = haloWidth;
  context.strokeStyle = halo;
  context.fillStyle = label;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2 + 0.5];
  context.strokeText(dot.port.name, x, y);
  context.fillText(dot.port.name, x, y);
}

/** The hovered and the selected item of a layer. */
export interface Emphasis {
  readonly hovered: string | null;
  readonly selected: string | null;
}
