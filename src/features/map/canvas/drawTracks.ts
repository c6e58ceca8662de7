import { clipLine, type LinePart } from '#/domain/geo/clipLine.ts';
import { worldCopies } from '#/domain/geo/unwrap.ts';
import type { MapPalette } from './mapPalette.ts';
import type { Frame, CanvasPlace } from './overlayCanvas.ts';
import { type TrackPositions, shapeOf } from './trackShape.ts';

/**
 * A line on the map. `elapsed` is a projected route whose time has passed without a report; `indicative` is a line
 * without a source, such as the great circle between two ports.
 */
export interface DrawnTrack {
  readonly id: string;
  readonly positions: TrackPositions;
  readonly kind: 'past' | 'elapsed' | 'projected' | 'rail' | 'indicative';
  /** The lines that matter most; others are fainter. */
  readonly strong: boolean;
}

interface Stroke {
  readonly width: number;
  /** Lengths of dashes and gaps in pixels; round ends add the width to each dash. */
  readonly dash: readonly number[];
  readonly cap: CanvasLineCap;
}

// Each kind has a stroke of its own, so that none differs by colour alone.
const strokes: Readonly<Record<DrawnTrack['kind'], { readonly strong: Stroke; readonly weak: Stroke }>> = {
  past: {
    strong: { width: 2.6, dash: [], cap: 'round' },
    weak: { width: 1.2, dash: [], cap: 'round' },
  },
  elapsed: {
    strong: { width: 1.4, dash: [1.5, 5], cap: 'butt' },
    weak: { width: 1.2, dash: [1.5, 5], cap: 'butt' },
  },
  projected: {
    strong: { width: 2, dash: [4, 6], cap: 'round' },
    weak: { width: 1.2, dash: [3, 4], cap: 'butt' },
  },
  rail: {
    strong: { width: 2, dash: [9, 4], cap: 'butt' },
    weak: { width: 1.4, dash: [7, 4], cap: 'butt' },
  },
  indicative: {
    strong: { width: 1.6, dash: [0.1, 5], cap: 'round' },
    weak: { width: 1.2, dash: [0.1, 4.5], cap: 'round' },
  },
};
const colours = {
  past: 'track',
  elapsed: 'water',
  projected: 'projected',
  rail: 'rail',
  indicative: 'water',
} as const;
const faint = 0.6;

export function drawTracks(frame: Frame, lines: readonly DrawnTrack[], palette: MapPalette): void {
  for (const line of lines) if (!line.strong) drawTrack(frame, line, palette);
  for (const line of lines) if (line.strong) drawTrack(frame, line, palette);
}

function drawTrack(
  { context, ...frame }: Frame,
  { positions, kind, strong }: DrawnTrack,
  palette: MapPalette,
) {
  const stroke = strokes[kind][strong ? 'strong' : 'weak'];
  context.strokeStyle = palette[colours[kind]];
  context.globalAlpha = strong ? 1 : faint;
  context.lineWidth = stroke.width;
  context.lineCap = stroke.cap;
  context.lineJoin = 'round';
  context.setLineDash([...stroke.dash]);
  for (const { points, before } of partsInView(frame, positions, stroke.width)) {
    context.lineDashOffset = before;
    context.beginPath();
    for (let index = 0; index < points.length; index += 2) {
      context.lineTo(points[index] ?? 0, points[index + 1] ?? 0);
    }
    context.stroke();
  }
  context.globalAlpha = 1;
}

/**
 * The parts of a line on a canvas, in its pixels, for every copy of the world in view, so that a line over 180° stays
 * whole at any position of the map.
 *
 * @param width of the line, whose edge may be in view where its middle is not
 */
export function partsInView(place: CanvasPlace, positions: TrackPositions, width: number): LinePart[] {
  const shape = shapeOf(positions);
  const { xs, ys } = shape.simplified(place.zoom);
  const scale = 2 ** place.zoom;
  const [left, right] = [place.left - width, place.left + place.width + width];
  const [top, bottom] = [place.top - width, place.top + place.height + width];
  return worldCopies(shape.left * scale, shape.right * scale, { left, right }, place.world).flatMap(
    (offset) => {
      const box = {
        left: (left - offset) / scale,
        right: (right - offset) / scale,
        top: top / scale,
        bottom: bottom / scale,
      };
      return clipLine(xs, ys, box).map(({ points, before }) => ({
        points: points.map((value, index) =>
          index % 2 === 0 ? value * scale + offset - place.left : value * scale - place.top,
        ),
        before: before * scale,
      }));
    },
  );
}
