import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { isUnseen, passedExpectation } from '#/domain/timeline/passedExpectation.ts';
import { instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { useNow } from '#/ui/useNow.ts';

const minute = 60_000;

/** What follows an expected time that has passed, so that it never looks upcoming; nothing while it is ahead. */
export function PassedNote({ expected, tracking }: { expected: Moment | null; tracking: CarrierTracking }) {
  const now = instant(useNow(minute));
  const passed = passedExpectation({ estimated: true, when: expected }, tracking, now);
  if (passed === null) return null;
  if (isUnseen(passed)) return <span className="text-attention">, not seen</span>;
  return <span className="text-ink-soft">, the line was not asked since</span>;
}
