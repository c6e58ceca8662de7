import { worldCopies } from '#/domain/geo/unwrap.ts';
import type { Emphasis } from './drawPorts.ts';
import type { MapPalette } from './mapPalette.ts';
import type { Frame } from './overlayCanvas.ts';
import type { VesselMark } from './vesselMarks.ts';
import { forms, type VesselPositions } from './vesselPositions.ts';

/** An arrow towards the north, in pixels around the vessel's place: bow, starboard, notch, port side. */
const arrow = [0, -6.5, 4.4, 5.8, 0, 3.2, -4.4, 5.8] as const;
/** Of a vessel whose heading is not known. */
const dotRadius = 3.6;
/** A diamond, for a vessel that does not move. */
const diamond = [0, -5, 5, 0, 0, 5, -5, 0] as const;
/** Around the last report of a vessel that may be elsewhere by now. */
const ring = { radius: 10, width: 1.2, dash: [2, 2.5] } as const;
/** A vessel without a report: a ring with a line towards its bow. */
const estimate = { radius: 3.4, bow: 8 } as const;
/** The scale of a hovered or selected vessel. */
const scales = { plain: 1, hovered: 1.35, selected: 1.75 } as const;
const edgeWidth = 1.3;
const outline = 1.4;
/** The largest distance from a vessel's place to the edge of its mark. */
const vesselReach = 20;

/**
 * A fresh report is a filled arrow, a projection a hollow one, an old report a hollow one in a ring, an estimate without
 * any report a ring with a line ahead. Without a heading a vessel is a dot, where it does not move a diamond. Vessels that would cover each other are a disc with their number.
 */
export function drawVessels(
  frame: Frame,
  positions: VesselPositions,
  marks: readonly VesselMark[],
  { hovered, selected }: Emphasis,
  palette: MapPalette,
): void {
  const painter = new VesselPainter(frame, positions, palette);
  const scaleOf = ({ id }: VesselMark) =>
    id === selected ? scales.selected : id === hovered ? scales.hovered : scales.plain;
  const singles = marks.filter(({ members }) => members.length === 1);
  painter.draw(
    singles.filter((mark) => scaleOf(mark) === scales.plain),
    scales.plain,
  );
  for (const mark of marks) if (mark.members.length > 1) painter.drawCluster(mark, mark.id === hovered);
  // The emphasised ones on top, the selected one last.
  for (const mark of singles) if (scaleOf(mark) === scales.hovered) painter.draw([mark], scales.hovered);
  for (const mark of singles) if (scaleOf(mark) === scales.selected) painter.draw([mark], scales.selected);
}

class VesselPainter {
  readonly #frame: Frame;
  readonly #positions: VesselPositions;
  readonly #palette: MapPalette;

  constructor(frame: Frame, positions: VesselPositions, palette: MapPalette) {
    this.#frame = frame;
    this.#positions = positions;
    this.#palette = palette;
  }

  /** All vessels of a kind in one path: a thousand paths take twenty times as long. */
  draw(marks: readonly VesselMark[], scale: number): void {
    for (const form of [forms.estimated, forms.lastKnown, forms.projected, forms.reported]) {
      for (const resting of [1, 0]) {
        const alike = marks.filter(({ members: [index = 0] }) => this.#is(index, form, resting));
        if (alike.length > 0) this.#drawAlike(alike, form, resting === 1, scale);
      }
    }
  }

  drawCluster(mark: VesselMark, isHovered: boolean): void {
    const { context } = this.#frame;
    const isEstimate = mark.members.every((index) => this.#positions.forms[index] !== forms.reported);
    for (const [x, y] of this.#copies(mark)) {
      drawCluster(context, { x, y, count: mark.members.length, isEstimate, isHovered }, this.#palette);
    }
  }

  #is(index: number, form: number, resting: number): boolean {
    const { forms: of, resting: rests } = this.#positions;
    return of[index] === form && rests[index] === resting;
  }

  #drawAlike(marks: readonly VesselMark[], form: number, resting: boolean, scale: number): void {
    const { context } = this.#frame;
    const { edge, vessel, rest } = this.#palette;
    const colour = resting ? rest : vessel;
    const isFilled = form === forms.reported;
    context.lineJoin = 'round';
    context.beginPath();
    for (const mark of marks) for (const [x, y] of this.#copies(mark)) this.#outline(mark, x, y, scale);
    context.strokeStyle = edge;
    context.lineWidth = 2 * edgeWidth + (isFilled ? 0 : outline);
    context.stroke();
    context.fillStyle = isFilled ? colour : edge;
    context.fill();
    if (isFilled) return;
    context.strokeStyle = colour;
    context.lineWidth = outline;
    context.stroke();
    if (form === forms.lastKnown) this.#drawRings(marks, scale);
  }

  #drawRings(marks: readonly VesselMark[], scale: number): void {
    const { context } = this.#frame;
    context.setLineDash([...ring.dash]);
    context.lineWidth = ring.width;
    context.beginPath();
    for (const mark of marks) {
      for (const [x, y] of this.#copies(mark)) {
        context.moveTo(x + ring.radius * scale, y);
        context.arc(x, y, ring.radius * scale, 0, 2 * Math.PI);
      }
    }
    context.stroke();
    context.setLineDash([]);
  }

  /** Where a mark is on the canvas, once for each copy of the world in view. */
  #copies({ x, y }: VesselMark): (readonly [x: number, y: number])[] {
    const { left, top, width, height, world } = this.#frame;
    const down = y - top;
    if (down < -vesselReach || down > height + vesselReach) return [];
    const view = { left: left - vesselReach, right: left + width + vesselReach };
    return worldCopies(x, x, view, world).map((offset) => [x + offset - left, down] as const);
  }

  #outline({ members: [index = 0] }: VesselMark, x: number, y: number, scale: number): void {
    const { context } = this.#frame;
    const { headings, resting, forms: of } = this.#positions;
    const heading = ((headings[index] ?? Number.NaN) * Math.PI) / 180;
    if (of[index] === forms.estimated) {
      this.#ring(x, y, scale, heading);
      return;
    }
    if (resting[index] === 1) {
      this.#polygon(diamond, x, y, scale, 0);
      return;
    }
    if (Number.isNaN(heading)) {
      context.moveTo(x + dotRadius * scale, y);
      context.arc(x, y, dotRadius * scale, 0, 2 * Math.PI);
      return;
    }
    // Mercator keeps angles, so a heading is the same on the screen.
    this.#polygon(arrow, x, y, scale, heading);
  }

  #ring(x: number, y: number, scale: number, turn: number): void {
    const { context } = this.#frame;
    const radius = estimate.radius * scale;
    if (!Number.isNaN(turn)) {
      const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
      context.moveTo(x + radius * sine, y - radius * cosine);
      context.lineTo(x + estimate.bow * scale * sine, y - estimate.bow * scale * cosine);
    }
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }

  #polygon(corners: readonly number[], x: number, y: number, scale: number, turn: number): void {
    const { context } = this.#frame;
    const [sine, cosine] = [Math.sin(turn) * scale, Math.cos(turn) * scale];
    for (let corner = 0; corner < corners.length; corner += 2) {
      const [right, down] = [corners[corner] ?? 0, corners[corner + 1] ?? 0];
      const [atX, atY] = [x + right * cosine - down * sine, y + right * sine + down * cosine];
      if (corner === 0) context.moveTo(atX, atY);
      else context.lineTo(atX, atY);
    }
    context.closePath();
  }
}

/** Several vessels as one disc, in pixels of the canvas. */
interface ClusterDisc {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Whether none of them is at a fresh report. */
  readonly isEstimate: boolean;
  readonly isHovered: boolean;
}

/** One pixel more for each digit, so that the number has room. */
const radiusOf = (count: number) => 7 + 2 * String(count).length;
const discEdge = 1.5;
const discOutline = 1.6;
const hoverRing = 3;

/** A disc with a number: filled where a vessel is at a fresh report, else hollow. */
function drawCluster(
  context: CanvasRenderingContext2D,
  { x, y, count, isEstimate, isHovered }: ClusterDisc,
  { edge, vessel }: Pick<MapPalette, 'edge' | 'vessel'>,
): void {
  const radius = radiusOf(count);
  const disc = (size: number) => {
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
  };
  disc(radius + discEdge);
  context.fillStyle = edge;
  context.fill();
  disc(radius);
  context.fillStyle = isEstimate ? edge : vessel;
  context.fill();
  context.strokeStyle = vessel;
  context.lineWidth = discOutline;
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
