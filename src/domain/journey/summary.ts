import { placeName } from '#/domain/records/placeName.ts';
import { daysOf } from './describeJourney.ts';
import type { Journey } from './journey.ts';
import type { MoveKind } from './moves.ts';
import { isDone } from './step.ts';
import * as words from './words.ts';

/** How long it has taken so far, and how much of that where: `82 days`, `19 at sea`, `54 at Los Angeles`. */
export function journeySummary({ steps, moves }: Journey): string[] {
  const happened = moves.filter(({ state }) => state === 'actual');
  const [first, last] = [happened[0], happened.at(-1)];
  if (!first || !last) return [];
  const days = (kind: MoveKind) =>
    happened.filter((move) => move.kind === kind).reduce((sum, move) => sum + daysOf(move), 0);
  const [sea, rail] = [days('vessel'), days('rail')];
  const place = placeName(steps.findLast(isDone)?.place ?? null);
  const waits = last.kind === 'waiting' && place !== null ? daysOf(last) : 0;
  return [
    words.allDays(daysOf({ from: first.from, to: last.to })),
    ...(sea > 0 ? [words.daysAtSea(sea)] : []),
    ...(rail > 0 ? [words.daysOnRail(rail)] : []),
    ...(waits > 0 ? [words.daysAt(waits, place ?? '')] : []),
  ];
}
