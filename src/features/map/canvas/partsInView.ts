import { clipLine, type LinePart } from '#/domain/geo/clipLine.ts';
import { worldCopies } from '#/domain/geo/worldCopies.ts';
import type { Place } from './overlayCanvas.ts';
import { shapeOf, type TrackPositions } from './trackShape.ts';

/**
 * The parts of a line on a canvas, in its pixels, for every copy of the world in view, so that a line over 180° stays
 * whole at any position of the map.
 *
 * @param width of the line, whose edge may be in view where its middle is not
 */
export function partsInView(place: Place, positions: TrackPositions, width: number): LinePart[] {
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
