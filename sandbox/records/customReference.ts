import { lookup } from '#/domain/records/lookup.ts';
import type { Reference } from '#sandbox/jsonapi/jsonapi.ts';
import type { View } from '#sandbox/view.ts';

interface Named extends Reference {
  readonly name: string;
}

type Find = (view: View, id: string) => Named | null;

/** What a custom field may refer to, by the word of its definition; no document lists the words. */
const finders: Readonly<Record<string, Find>> = {
  Terminal: ({ account }, id) => account.world.gazetteer.terminal(id),
  Port: ({ account }, id) => account.world.gazetteer.ports.find((port) => port.id === id) ?? null,
  Vessel: ({ account }, id) => {
    const vessel = account.world.gazetteer.vessels.find((each) => each.id === id);
    return vessel ? { type: 'vessel', id, name: vessel.name } : null;
  },
  Party: ({ account }, id) => {
    const party = account.parties.party(id);
    return party && { type: 'party', id, name: party.companyName };
  },
  Shipment: ({ account, now }, id) => {
    const plan = account.world.shipment(id, now);
    return plan && { type: 'shipment', id, name: plan.billOfLading };
  },
  Container: ({ account, now }, id) => {
    const found = account.container(id, now);
    return found && { type: 'container', id, name: found.container.plan.number };
  },
};

export const referenceTypes: readonly string[] = Object.keys(finders);

/** The record that a value refers to; null when there is none. */
export function findReferenced(view: View, referenceType: string | null, id: string): Named | null {
  return (referenceType === null ? undefined : lookup(finders, referenceType))?.(view, id) ?? null;
}
