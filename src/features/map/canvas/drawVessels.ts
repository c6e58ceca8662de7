import { worldCopies } from '#/domain/geo/worldCopies.ts';
import type { Emphasis } from './emphasis.ts';
import type { MapPalette } from './mapPalette.ts';
import type { Frame } from './overlayCanvas.ts';
import { type VesselMarks, vesselMarks, type VesselPositions } from './vesselPositions.ts';

/** An arrow towards the north, in pixels around the vessel's place: bow, starboard, notch, port side. */
const arrow = [0, -6.5, 4.4, 5.8, 0, 3.2, -4.4, 5.8] as const;
const dotRadius = 3.6;
/** The scale of a hovered or selected vessel. */
const scales = { plain: 1, hovered: 1.35, selected: 1.75 } as const;
const edgeWidth = 1.3;
const outline = 1.4;
/** The largest distance from a vessel's place to the edge of its mark. */
const vesselReach = 12;

/** A reported position is a filled arrow, an estimate a hollow one; without a heading it is a dot. */
export function drawVessels(
  frame: Frame,
  positions: VesselPositions,
  { hovered, selected }: Emphasis,
  palette: MapPalette,
): void {
  const painter = new VesselPainter(frame, positions, palette);
  const apart: number[] = [];
  const plain: number[] = [];
  for (const [index, id] of positions.ids.entries()) {
    (id === hovered || id === selected ? apart : plain).push(index);
  }
  painter.draw(plain, scales.plain);
  // The emphasised ones on top, the selected one last.
  for (const index of apart.toSorted((one) => (positions.ids[one] === selected ? 1 : -1))) {
    painter.draw([index], positions.ids[index] === selected ? scales.selected : scales.hovered);
  }
}

class VesselPainter {
  readonly #frame: Frame;
  readonly #positions: VesselPositions;
  readonly #marks: VesselMarks;
  readonly #palette: MapPalette;

  constructor(frame: Frame, positions: VesselPositions, palette: MapPalette) {
    this.#frame = frame;
    this.#positions = positions;
    this.#marks = vesselMarks(positions, frame.world);
    this.#palette = palette;
  }

  /** All vessels of a kind in one path: a thousand paths take twenty times as long. */
  draw(indexes: readonly number[], scale: number): void {
    const { estimated } = this.#positions;
    const { context } = this.#frame;
    const { edge, vessel } = this.#palette;
    context.lineJoin = 'round';
    for (const isEstimate of [1, 0]) {
      context.beginPath();
      for (const index of indexes) if (estimated[index] === isEstimate) this.#trace(index, scale);
      context.strokeStyle = edge;
      context.lineWidth = 2 * edgeWidth + (isEstimate ? outline : 0);
      context.stroke();
      context.fillStyle = isEstimate ? edge : vessel;
      context.fill();
      if (!isEstimate) continue;
      context.strokeStyle = vessel;
      context.lineWidth = outline;
      context.stroke();
    }
  }

  #trace(index: number, scale: number): void {
    const { left, top, width, height, world } = this.#frame;
    const y = (this.#marks.ys[index] ?? 0) - top;
    if (!(y > -vesselReach && y < height + vesselReach)) return;
    const x = this.#marks.xs[index] ?? 0;
    const view = { left: left - vesselReach, right: left + width + vesselReach };
    for (const offset of worldCopies(x, x, view, world)) this.#outline(index, x + offset - left, y, scale);
  }

  #outline(index: number, x: number, y: number, scale: number): void {
    const { context } = this.#frame;
    const heading = ((this.#positions.headings[index] ?? Number.NaN) * Math.PI) / 180;
    if (Number.isNaN(heading)) {
      context.moveTo(x + dotRadius * scale, y);
      context.arc(x, y, dotRadius * scale, 0, 2 * Math.PI);
      return;
    }
    // Mercator keeps angles, so a heading is the same on the screen.
    const [sine, cosine] = [Math.sin(heading) * scale, Math.cos(heading) * scale];
    for (let corner = 0; corner < arrow.length; corner += 2) {
      const [right, down] = [arrow[corner] ?? 0, arrow[corner + 1] ?? 0];
      const [atX, atY] = [x + right * cosine - down * sine, y + right * sine + down * cosine];
      if (corner === 0) context.moveTo(atX, atY);
      else context.lineTo(atX, atY);
    }
    context.closePath();
  }
}
