import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContact } from '#/test/samples/contacts.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { describeGrounds } from '#/wording/contactMatch.ts';
import { type Contact, contactRoles } from './contact.ts';
import { bestContact, contactFacts, type ContactFacts } from './contactMatch.ts';

const shanghai = samplePlace({ id: 'sha', name: 'Shanghai', locode: 'CNSHA' });
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', locode: 'USLAX' });
const memphis = samplePlace({ id: 'mem', name: 'Memphis', locode: 'USMEM' });
const maersk = { scac: 'MAEU', name: 'Maersk Line', shortName: 'Maersk' };
const container = sampleContainer({ podTerminal: { type: 'terminal', id: 'wb', name: 'West Basin' } });
const shipment = sampleShipment({
  portOfLoading: shanghai,
  portOfDischarge: losAngeles,
  destination: memphis,
  carrier: maersk,
  customerName: 'Acme',
  containers: [container],
});
const facts = contactFacts(shipment, container);
const trucker = (name: string, known: Partial<Contact> = {}) =>
  sampleContact({ name, roles: ['trucker'], ...known });
const chosen = (...contacts: Contact[]) => bestContact(contacts, 'trucker', facts)?.contact.name ?? null;

describe('the contact for a container', () => {
  it('is the one that names what is closest, in the order of docs/contacts.md', () => {
    const byOrder = [
      trucker('customer', { customers: ['ACME'] }),
      trucker('terminal', { places: ['West Basin'] }),
      trucker('lane', { lanes: [{ from: 'Los Angeles', to: 'USMEM' }] }),
      trucker('place', { places: ['uslax'] }),
      trucker('carrier', { carriers: ['Maersk'] }),
      trucker('any with e-mail', { email: 'a@b.example' }),
      trucker('any'),
    ];
    for (const [at, { name }] of byOrder.entries()) expect(chosen(...byOrder.slice(at))).toBe(name);
  });

  it('is never one that names what the container is not', () => {
    expect(chosen(trucker('other', { places: ['Oakland'], customers: ['Acme'] }))).toBeNull();
    expect(chosen(trucker('back', { lanes: [{ from: 'Memphis', to: 'Los Angeles' }] }))).toBeNull();
    expect(chosen(sampleContact({ name: 'broker', roles: ['broker'] }))).toBeNull();
  });

  it('is no customer, carrier or terminal of another container', () => {
    const any = sampleContact({ name: 'any', roles: ['customer', 'carrier', 'terminal'] });
    for (const role of ['customer', 'carrier', 'terminal'] as const) {
      expect(bestContact([any], role, facts)).toBeNull();
    }
    const theirs = sampleContact({ name: 'theirs', roles: ['customer'], customers: ['Acme'] });
    expect(bestContact([any, theirs], 'customer', facts)?.contact).toBe(theirs);
  });

  it('is explained by what it names', () => {
    const found = bestContact(
      [trucker('one', { customers: ['Acme'], places: ['West Basin', 'Los Angeles'], carriers: ['MAEU'] })],
      'trucker',
      facts,
    );
    expect(found && describeGrounds(found.grounds)).toBe(
      'For customer Acme, terminal West Basin, carrier MAEU',
    );
    expect(describeGrounds({})).toBe('For any container');
  });

  it('is the same by brute force, whatever the order of the list', () => {
    fc.assert(
      fc.property(
        fc.array(anyContact, { maxLength: 12 }),
        fc.constantFrom(...contactRoles),
        anyFacts,
        (list, role, about) => {
          const contacts = list.map((one, at) => ({ ...one, id: `${at}` }));
          const best = bestContact(contacts, role, about)?.contact ?? null;
          expect(best).toBe(oracle(contacts, role, about));
          expect(bestContact(contacts.toReversed(), role, about)?.contact ?? null).toBe(best);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

const placeNames = ['Los Angeles', 'USMEM', 'Memphis', 'Shanghai', 'West Basin', 'Pier 400'];
const some = <T>(...values: T[]) => fc.subarray(values, { maxLength: 2 });
const anyContact: fc.Arbitrary<Contact> = fc
  .record({
    name: fc.constantFrom('A', 'B'),
    roles: some(...contactRoles),
    places: some(...placeNames),
    lanes: some({ from: 'Shanghai', to: 'Los Angeles' }, { from: 'Los Angeles', to: 'Memphis' }),
    carriers: some('MAEU', 'Maersk', 'MSCU'),
    customers: some('Acme', 'Globex'),
    email: fc.constantFrom('', 'a@b.example'),
  })
  .map(sampleContact);
const anyPlace = fc.constantFrom(shanghai, losAngeles, memphis, null);
const anyFacts: fc.Arbitrary<ContactFacts> = fc.record({
  site: fc.record({
    place: anyPlace,
    terminal: fc.constantFrom(
      null,
      { type: 'terminal' as const, id: 'wb', name: 'West Basin' },
      { type: 'terminal' as const, id: 'none', name: null },
    ),
  }),
  route: fc.tuple(anyPlace, anyPlace, anyPlace),
  carrier: fc.constantFrom(maersk, { scac: null, name: null, shortName: null }),
  customer: fc.constantFrom('Acme', 'Initech', null),
});

/** The whole order as one number for each contact, by the words of docs/contacts.md; the greatest wins. */
function oracle(contacts: readonly Contact[], role: string, about: ContactFacts): Contact | null {
  const namesPlace = (text: string, place: ContactFacts['route'][number]) =>
    place !== null && (text === place.name || text === place.locode);
  let best: { contact: Contact; score: number } | null = null;
  for (const contact of contacts) {
    const customer = contact.customers.some((name) => name === about.customer);
    const terminal = contact.places.some((name) => name === about.site.terminal?.name);
    const place = contact.places.some((name) => namesPlace(name, about.site.place));
    const pairs = [[0, 1] as const, [0, 2] as const, [1, 2] as const];
    const lane = contact.lanes.some(({ from, to }) =>
      pairs.some(
        ([a, b]) => namesPlace(from, about.route[a] ?? null) && namesPlace(to, about.route[b] ?? null),
      ),
    );
    const carrier = contact.carriers.some((name) => name !== 'MSCU' && about.carrier.scac === 'MAEU');
    if (!contact.roles.some((one) => one === role)) continue;
    if (contact.customers.length > 0 && !customer) continue;
    if (contact.places.length > 0 && !terminal && !place) continue;
    if (contact.lanes.length > 0 && !lane) continue;
    if (contact.carriers.length > 0 && !carrier) continue;
    if (role === 'customer' && !customer) continue;
    if (role === 'carrier' && !carrier) continue;
    if (role === 'terminal' && !terminal && !place) continue;
    const bits = [
      customer,
      terminal,
      lane,
      place && !terminal,
      carrier,
      contact.email !== '',
      contact.name === 'A',
    ];
    const score = Number.parseInt(bits.map(Number).join(''), 2) * 100 + (99 - idOrder(contact.id));
    if (!best || score > best.score) best = { contact, score };
  }
  return best?.contact ?? null;
}

/** Ids are compared as texts: `10` comes before `2`. */
const idOrder = (id: string) =>
  Array.from({ length: 12 }, (_, at) => `${at}`)
    .toSorted()
    .indexOf(id);
