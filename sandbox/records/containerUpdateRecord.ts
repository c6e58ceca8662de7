import type { TrackedContainer } from '#sandbox/account.ts';
import type { TerminalChange } from '#sandbox/events/terminalChanges.ts';
import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import type { View } from '#sandbox/view.ts';
import { derive, rootKey, uuid } from '#sandbox/world/random.ts';
import { placeAttribute } from './placeRecord.ts';

/** That what the terminal tells of a container has changed. */
export interface ContainerUpdate {
  readonly tracked: TrackedContainer;
  readonly change: TerminalChange;
}

/** The same in each notification and list. */
export function containerUpdateId(containerId: string, { at }: Pick<TerminalChange, 'at'>): string {
  return uuid(derive(rootKey(containerId), 'updated', at / 1000), 'id');
}

/** docs/interface.md 3.2. */
export function containerUpdateAttributes(
  { account }: View,
  { tracked, change }: ContainerUpdate,
): Resource['attributes'] {
  const { portOfDischarge } = tracked.shipment.plan;
  return {
    changeset: change.changeset,
    timestamp: time(change.at),
    timezone: placeAttribute(account.world.gazetteer, portOfDischarge, 'timeZone'),
    data_source: 'terminal',
  };
}
