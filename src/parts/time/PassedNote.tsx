import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { isOverdue, passedEstimate } from '#/domain/timeline/passedEstimate.ts';
import { aboardNote, notUpdatedNote, overdueNote } from '#/parts/words.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { useNow } from '#/ui/hooks/useNow.ts';

/** Follows an estimated time that has passed, so that it never looks upcoming; nothing before. */
export function PassedNote({
  expected,
  tracking,
  isAboard = false,
}: {
  expected: Moment | null;
  tracking: CarrierTracking;
  /** As in passedEstimate.ts. */
  isAboard?: boolean | undefined;
}) {
  const now = instant(useNow(minute));
  const passed = passedEstimate({ estimated: true, when: expected }, tracking, now, isAboard);
  if (passed === null) return null;
  if (isOverdue(passed)) return <span className="text-attention">{overdueNote}</span>;
  return <span className="text-ink-soft">{passed.kind === 'aboard' ? aboardNote : notUpdatedNote}</span>;
}
