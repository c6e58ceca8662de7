import { clipLine, type LinePart } from '#/domain/geo/clipLine.ts';
import { worldCopies } from '#/domain/geo/worldCopies.ts';
import type { Place } from './overlayCanvas.ts';
import { shapeOf, type TrackPositions } from './trackShape.ts';

/**
 * The parts of a line that a canvas shows, in its pixels: of every copy of the world that is in view, so that a line
 * over 180° is one wherever the map stands.
 *
 * @param width of the line, which may reach into view where its middle does not
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
