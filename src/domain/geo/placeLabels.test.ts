import { array, assert, constant, constantFrom, double, nat, pre, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { type LabelSide, labelBox, labelSides, type NamedDot, placeLabels } from './placeLabels.ts';

const world = 2048;
const dots = array(
  record({
    x: double({ min: 0, max: world, noNaN: true }),
    y: double({ min: 0, max: 400, noNaN: true }),
    radius: constantFrom(2.5, 4),
    width: double({ min: 20, max: 160, noNaN: true }),
    height: constant(16),
  }),
  { maxLength: 60 },
).map((places) => places.map((place, index): NamedDot => ({ ...place, id: String(index) })));
const sides = array(tuple(nat({ max: 60 }).map(String), constantFrom(...labelSides))).map(
  (pairs) => new Map(pairs),
);

it('lays no name over another, also across the edge where the world comes again', () => {
  assert(
    property(dots, sides, (given, before) => {
      const boxes = placed(given, placeLabels(given, world, before));
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          for (const turn of [-world, 0, world]) expect(covers(one.box, other.box, turn)).toBe(false);
        }
      }
    }),
  );
});

it('lays no name over a more important dot', () => {
  assert(
    property(dots, sides, (given, before) => {
      for (const { rank, box } of placed(given, placeLabels(given, world, before))) {
        for (const { x, y, radius } of given.slice(0, rank)) {
          const dot = { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
          for (const turn of [-world, 0, world]) expect(covers(box, dot, turn)).toBe(false);
        }
      }
    }),
  );
});

it('lays no name over a vessel', () => {
  const vessels = array(
    record({ x: double({ min: 0, max: world, noNaN: true }), y: double({ min: 0, max: 400, noNaN: true }) }),
    { maxLength: 40 },
  ).map((places) => places.map(({ x, y }) => ({ left: x - 8, top: y - 8, right: x + 8, bottom: y + 8 })));
  assert(
    property(dots, sides, vessels, (given, before, marks) => {
      for (const { box } of placed(given, placeLabels(given, world, before, marks))) {
        for (const mark of marks) {
          for (const turn of [-world, 0, world]) expect(covers(box, mark, turn)).toBe(false);
        }
      }
    }),
  );
});

it('names the most important port always', () => {
  assert(
    property(dots, (given) => {
      pre(given.length > 0);
      expect(placeLabels(given, world).has('0')).toBe(true);
    }),
  );
});

it('leaves every name on its side as long as nothing changes', () => {
  assert(
    property(dots, (given) => {
      const first = placeLabels(given, world);
      expect(placeLabels(given, world, first)).toEqual(first);
    }),
  );
});

it('keeps names where they are when a zoom gives them more room', () => {
  assert(
    property(dots, (given) => {
      const first = placeLabels(given, world);
      const nearer = given.map((dot) => ({ ...dot, x: dot.x * 2, y: dot.y * 2 }));
      expect(placeLabels(nearer, world * 2, first).get('0')).toBe(first.get('0'));
    }),
  );
});

it('shows Los Angeles and Long Beach without one over the other', () => {
  const size = { radius: 4, height: 16 };
  const harbour = [
    { id: 'USLAX', x: 400, y: 300, width: 76, ...size },
    { id: 'USLGB', x: 402, y: 301, width: 72, ...size },
  ];
  const at = placeLabels(harbour, 4096);
  expect(at.get('USLAX')).toBe('right');
  expect(at.get('USLGB')).not.toBe('right');
});

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function placed(given: readonly NamedDot[], chosen: ReadonlyMap<string, LabelSide>) {
  return given.flatMap((dot, rank) => {
    const side = chosen.get(dot.id);
    return side ? [{ rank, box: labelBox(dot, side) }] : [];
  });
}

function covers(a: Rectangle, b: Rectangle, turn: number): boolean {
  const slack = 1e-6;
  return (
    a.left + slack < b.right + turn &&
    b.left + turn + slack < a.right &&
    a.top + slack < b.bottom &&
    b.top + slack < a.bottom
  );
}
