import { statusLabel, statusWord } from '#/domain/status/status.ts';
import { arrivalChange } from './arrivalChanges.ts';
import { type Change, textValue } from './change.ts';
import { feeChanges, holdChanges } from './chargeChanges.ts';
import { freeDayChange, momentChange, nameChange } from './factChanges.ts';
import type { ReviewedContainer } from './reviewedShipment.ts';
import type { RememberedContainer } from './reviewedText.ts';
import { freeDayNames, milestoneWords, pickupName, statusNow, terminalName } from './words.ts';

/** What has become of a container, each fact once. */
export function containerChanges(before: RememberedContainer, now: ReviewedContainer): Change[] {
  const found = [
    ...holdChanges(before.holds, now.holds),
    ...feeChanges(before.fees, now.fees),
    ...freeDayChange(freeDayNames.line, before.lineFreeDay, now.lineFreeDay),
    ...freeDayChange(freeDayNames.terminal, before.terminalFreeDay, now.terminalFreeDay),
    ...freeDayChange(freeDayNames.rail, before.railFreeDay, now.railFreeDay),
    ...freeDayChange(freeDayNames.combined, before.combinedFreeDay, now.combinedFreeDay),
    ...momentChange(appointment, before.appointment, now.appointment),
    ...nameChange({ key: 'terminal', kind: 'terminal', name: terminalName }, before.terminal, now.terminal),
    ...nameChange(pickupPlace, before.pickupFacility, now.pickupFacility),
    ...arrivalChange(
      'inland',
      { eta: before.inlandEta, ata: before.inlandAta },
      { eta: now.inlandEta, ata: now.inlandAta },
    ),
    ...momentChange(picked, before.pickedUp, now.pickedUp),
    ...momentChange(delivery, before.delivered, now.delivered),
    ...momentChange(emptyReturn, before.emptyReturned, now.emptyReturned),
  ];
  return [...found, ...statusChange(before.status, now.status, found)];
}

const pickupPlace = { key: 'pickup', kind: 'terminal', name: pickupName } as const;

const appointment = {
  key: 'appointment',
  kind: 'appointment',
  ...milestoneWords.appointment,
  bears: ['better', 'worse'],
} as const;

const milestone = { bears: ['better', 'worse'] } as const;
const picked = {
  ...milestone,
  key: 'picked_up',
  kind: 'picked_up',
  ...milestoneWords.pickedUp,
} as const;
const delivery = {
  ...milestone,
  key: 'delivered',
  kind: 'delivered',
  ...milestoneWords.delivered,
} as const;
const emptyReturn = {
  ...milestone,
  key: 'empty_returned',
  kind: 'empty_returned',
  ...milestoneWords.emptyReturned,
} as const;

/** A status that only repeats a milestone is not listed twice. */
function statusChange(
  before: string | null | undefined,
  now: string | null,
  others: readonly Change[],
): Change[] {
  if (before === undefined || before === now) return [];
  if (others.some(({ kind, from }) => kind === now && from === null)) return [];
  const label = (word: string | null) => statusLabel(statusWord({ currentStatus: word }));
  const bearing =
    now === 'not_available' || now === null ? 'worse' : now === 'available' ? 'better' : 'other';
  return [
    {
      key: 'status',
      kind: 'status',
      bearing,
      words: statusNow(label(now)),
      from: textValue(label(before)),
      to: null,
    },
  ];
}
