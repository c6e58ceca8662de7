import type { Box } from '#/domain/geo/clipLine.ts';
import { worldX, worldY } from '#/domain/geo/mercator.ts';
import { type LabelSide, labelBox, type NamedDot, placeLabels } from '#/domain/geo/placeLabels.ts';
import type { Position } from '#/domain/geo/position.ts';

/** A port, terminal or inland place on the map. */
export interface MapPort {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  /** `reached` is a large dot, `upcoming` a large ring, `other` a small dot. */
  readonly mark: 'reached' | 'upcoming' | 'other';
}

/** A port in pixels of the world at a zoom, and the side where its name has room; null where it has none. */
export interface PortDot extends NamedDot {
  readonly port: MapPort;
  /** Of the dot alone; `radius` includes the ring of the selected one. */
  readonly drawnRadius: number;
  readonly font: string;
  readonly side: LabelSide | null;
}

/** The width of a text in a font, in pixels. */
export type MeasureText = (text: string, font: string) => number;

const radii = { reached: 4, upcoming: 4, other: 2.6 } as const;
const selectedRadius = 5.5;
/** Between the dot of an emphasised port and the ring around it. */
export const ringGap = 3.5;
const lineHeight = 15;
/** Between two names side by side. */
const spacing = 4;
/** The least zoom that names other ports: below it, their names would cover the map. */
const allNamedFrom = 4;

/**
 * The dots of ports, the most important first: the selected one, the reached and upcoming ones, the others.
 *
 * @param before the sides of the names the last time, which they keep if possible
 * @param vessels which no name may cover
 */
export function portDots(
  ports: readonly MapPort[],
  selected: string | null,
  { world, zoom }: { readonly world: number; readonly zoom: number },
  fonts: { readonly family: string; readonly measure: MeasureText },
  before: ReadonlyMap<string, LabelSide>,
  vessels: readonly Box[],
): PortDot[] {
  const rank = ({ id, mark }: MapPort) => (id === selected ? 0 : mark === 'other' ? 2 : 1);
  const dots = ports
    .toSorted((one, other) => rank(one) - rank(other))
    .map((port) => {
      const drawnRadius = port.id === selected ? selectedRadius : radii[port.mark];
      const font = `${rank(port) < 2 ? '600 12px' : '500 11.5px'} ${fonts.family}`;
      return {
        port,
        font,
        id: port.id,
        x: worldX(port.position.longitude, world),
        y: worldY(port.position.latitude, world),
        drawnRadius,
        radius: port.id === selected ? drawnRadius + ringGap : drawnRadius,
        width: Math.ceil(fonts.measure(port.name, font)) + spacing,
        height: lineHeight,
      };
    });
  const named = zoom < allNamedFrom ? dots.filter(({ port }) => rank(port) < 2) : dots;
  const sides = placeLabels(named, world, before, vessels);
  return dots.map((dot) => ({ ...dot, side: sides.get(dot.id) ?? null }));
}

/** The port whose dot or name is under the pointer, in any copy of the world. */
export function portAt(
  dots: readonly PortDot[],
  point: { readonly x: number; readonly y: number },
  reach: number,
  world: number,
): MapPort | null {
  const near = dots.flatMap((dot) => {
    const x = point.x - world * Math.round((point.x - dot.x) / world);
    const away = Math.hypot(x - dot.x, point.y - dot.y) - dot.radius;
    if (away <= reach) return [{ dot, away }];
    return dot.side && isInside(labelBox(dot, dot.side), x, point.y) ? [{ dot, away: reach }] : [];
  });
  return near.toSorted((one, other) => one.away - other.away)[0]?.dot.port ?? null;
}

function isInside(box: ReturnType<typeof labelBox>, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
