import { type Change, textValue } from './change.ts';
import { freeDayChange, momentChange, nameChange } from './factChanges.ts';
import { arrivalChange } from './arrivalChanges.ts';
import { feeChanges, holdChanges } from './chargeChanges.ts';
import type { ReviewedContainer } from './reviewedShipment.ts';
import type { RememberedContainer } from './reviewedText.ts';
import { statusLabel, statusWord } from '#/domain/status/status.ts';

/** What has become of a container, each fact once. */
export function containerChanges(before: RememberedContainer, now: ReviewedContainer): Change[] {
  const found = [
    ...holdChanges(before.holds, now.holds),
    ...feeChanges(before.fees, now.fees),
    ...freeDayChange('Line’s', before.lineFreeDay, now.lineFreeDay),
    ...freeDayChange('Terminal’s', before.terminalFreeDay, now.terminalFreeDay),
    ...freeDayChange('Railroad’s', before.railFreeDay, now.railFreeDay),
    ...freeDayChange('Service’s', before.combinedFreeDay, now.combinedFreeDay),
    ...momentChange(appointment, before.appointment, now.appointment),
    ...nameChange({ key: 'terminal', kind: 'terminal', name: 'Terminal' }, before.terminal, now.terminal),
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

const pickupPlace = { key: 'pickup', kind: 'terminal', name: 'Pickup location' } as const;

const appointment = {
  key: 'appointment',
  kind: 'appointment',
  reported: 'Appointment made',
  moved: 'Appointment',
  gone: 'Appointment no longer reported',
  bears: ['better', 'worse'],
} as const;

const milestone = { bears: ['better', 'worse'] } as const;
const picked = {
  ...milestone,
  key: 'picked_up',
  kind: 'picked_up',
  reported: 'Picked up',
  moved: 'Time of pickup corrected,',
  gone: 'No longer reported as picked up',
} as const;
const delivery = {
  ...milestone,
  key: 'delivered',
  kind: 'delivered',
  reported: 'Delivered',
  moved: 'Time of delivery corrected,',
  gone: 'No longer reported as delivered',
} as const;
const emptyReturn = {
  ...milestone,
  key: 'empty_returned',
  kind: 'empty_returned',
  reported: 'Empty returned',
  moved: 'Time of the empty return corrected,',
  gone: 'No longer reported as returned empty',
} as const;

/** A status that only repeats a milestone is not said twice. Some statuses ask for somebody. */
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
      words: `Status now ${label(now)}`,
      from: textValue(label(before)),
      to: null,
    },
  ];
}
