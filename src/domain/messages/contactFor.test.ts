import { expect, it } from 'vitest';
import { sampleContact } from '#/test/samples/contacts.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { contactFor, contactForAll } from './contactFor.ts';

const limits = { etaSlipHours: 48, emptyReturnDays: 7, freeDayNearDays: 3 };
const [memphis, longBeach] = ['Memphis', 'Long Beach'].map((name) => samplePlace({ id: name, name }));
const at = (portOfDischarge = memphis ?? null, type: 'terminal' | 'rail_terminal' = 'terminal') => {
  const container = sampleContainer({ podTerminal: { type, id: 'yard', name: 'Yard' } });
  const shipment = sampleShipment({ portOfDischarge, customerName: 'Acme', containers: [container] });
  return { shipment, container, limits };
};
const contacts = [
  sampleContact({ name: 'Delta', roles: ['trucker'], places: ['Memphis'] }),
  sampleContact({ name: 'Harbor', roles: ['trucker'], places: ['Long Beach'] }),
  sampleContact({ name: 'Ramp desk', roles: ['railroad'] }),
  sampleContact({ name: 'Globex', roles: ['customer'], customers: ['Globex'] }),
];

it('is the trucker of the place, and several where places differ', () => {
  expect(contactFor(contacts, 'trucker', at())?.contact.name).toBe('Delta');
  expect(contactForAll(contacts, 'trucker', [at(), at()])).toMatchObject({ contact: { name: 'Delta' } });
  expect(contactForAll(contacts, 'trucker', [at(), at(longBeach)])).toBe('several');
  expect(contactForAll([], 'trucker', [at(), at(longBeach)])).toBeNull();
});

it('is the railroad for a ramp, and for no terminal', () => {
  expect(contactFor(contacts, 'terminal', at(memphis, 'rail_terminal'))?.contact.name).toBe('Ramp desk');
  expect(contactFor(contacts, 'terminal', at())).toBeNull();
});

it('is never the customer of another shipment', () => {
  expect(contactFor(contacts, 'consignee', at())).toBeNull();
});
