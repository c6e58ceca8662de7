import { type PickupSite, waitingSite } from '#/domain/pickup/pickupSite.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Container } from '#/domain/records/container.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { carrierKey } from '#/domain/records/identityKeys.ts';
import type { Place } from '#/domain/records/place.ts';
import { isSameTyped } from '#/domain/records/sheetColumns.ts';
import type { Carrier, Shipment } from '#/domain/records/shipment.ts';
import type { Contact, ContactRole, TradeLane } from './contact.ts';

/** What a contact is looked for by. */
export interface ContactFacts {
  /** Where it waits for its pickup, or will. */
  readonly site: PickupSite;
  /** Places that it passes, in their order. */
  readonly route: readonly (Place | null)[];
  readonly carrier: Carrier;
  readonly customer: string | null;
}

/** @param container null for a booking that names none */
export function contactFacts(shipment: Shipment, container: Container | null): ContactFacts {
  const { portOfLoading, portOfDischarge, destination, podTerminal, carrier, customerName } = shipment;
  return {
    site: container
      ? waitingSite({ shipment, container })
      : { place: portOfDischarge, terminal: podTerminal },
    route: [portOfLoading, portOfDischarge, destination],
    carrier,
    customer: customerName,
  };
}

/** What a contact can name of a container, in the order of docs/contacts.md: who names an earlier one is closer. */
const grounds = ['customer', 'terminal', 'lane', 'place', 'carrier'] as const;
export type MatchGround = (typeof grounds)[number];

/** What a contact names of the container, as the contact says it. */
export type MatchGrounds = Readonly<
  Partial<Record<Exclude<MatchGround, 'lane'>, string>> & { readonly lane?: TradeLane }
>;

export interface ContactMatch {
  readonly contact: Contact;
  readonly grounds: MatchGrounds;
}

/**
 * What a contact of this role has to name before it is chosen: a message to the customer, the carrier or the terminal of
 * another container would tell them what is not theirs.
 */
const needed: Readonly<Partial<Record<ContactRole, readonly MatchGround[]>>> = {
  customer: ['customer'],
  carrier: ['carrier'],
  terminal: ['terminal', 'place'],
};

/** The contact of a role that goes by a name, its own or that of its company; null where none does. It never depends on the order of the list. */
export function contactNamed(contacts: readonly Contact[], role: ContactRole, name: string): Contact | null {
  const isNamed = isSameTyped(name);
  const [first] = contacts
    .filter(({ roles, name: own, company }) => roles.includes(role) && (isNamed(own) || isNamed(company)))
    .toSorted((a, b) => compareCodeUnits(a.id, b.id));
  return first ?? null;
}

/** The closest contact of a role, by the order of docs/contacts.md; null where none fits. It never depends on the order of the list. */
export function bestContact(
  contacts: readonly Contact[],
  role: ContactRole,
  facts: ContactFacts,
): ContactMatch | null {
  const fitting = contacts.flatMap((contact) => matchContact(contact, role, facts) ?? []);
  return fitting.toSorted(byCloseness)[0] ?? null;
}

/** Null where it has another role, or names anything that the container is not. */
function matchContact(contact: Contact, role: ContactRole, facts: ContactFacts): ContactMatch | null {
  if (!contact.roles.includes(role)) return null;
  const { customers, places, lanes, carriers } = contact;
  const customer = customers.find((name) => isSame(name, facts.customer));
  const terminal = places.find((name) => isSame(name, facts.site.terminal?.name));
  const place = places.find((name) => isPlace(name, facts.site.place));
  const lane = lanes.find((one) => passes(one, facts.route));
  const carrier = carriers.find((name) => isCarrier(name, facts.carrier));
  const isOther =
    (customers.length > 0 && customer === undefined) ||
    (places.length > 0 && terminal === undefined && place === undefined) ||
    (lanes.length > 0 && lane === undefined) ||
    (carriers.length > 0 && carrier === undefined);
  if (isOther) return null;
  const found: MatchGrounds = {
    ...(customer !== undefined && { customer }),
    ...(terminal !== undefined && { terminal }),
    ...(lane !== undefined && { lane }),
    ...(place !== undefined && terminal === undefined && { place }),
    ...(carrier !== undefined && { carrier }),
  };
  const isNamed = needed[role]?.some((ground) => found[ground] !== undefined) ?? true;
  return isNamed ? { contact, grounds: found } : null;
}

/** Who names the closer ground goes first, then who has an e-mail, then by name. */
function byCloseness(a: ContactMatch, b: ContactMatch): number {
  for (const ground of grounds) {
    const [one, other] = [a.grounds[ground] !== undefined, b.grounds[ground] !== undefined];
    if (one !== other) return one ? -1 : 1;
  }
  const [one, other] = [a.contact, b.contact];
  const hasMail = Number(other.email !== '') - Number(one.email !== '');
  return hasMail || compareCodeUnits(one.name, other.name) || compareCodeUnits(one.id, other.id);
}

/** Those that name one of these as a place, or the carrier. */
export function contactsNaming(
  contacts: readonly Contact[],
  { places = [], carrier = null }: { readonly places?: readonly string[]; readonly carrier?: Carrier | null },
): readonly Contact[] {
  return contacts
    .filter(
      (contact) =>
        contact.places.some((name) => places.some((place) => isSame(name, place))) ||
        (carrier !== null && contact.carriers.some((name) => isCarrier(name, carrier))),
    )
    .toSorted((a, b) => compareCodeUnits(a.name, b.name) || compareCodeUnits(a.id, b.id));
}

function isSame(name: string, other: string | null | undefined): boolean {
  return typeof other === 'string' && normalizeNumber(name) === normalizeNumber(other);
}

function isPlace(name: string, place: Place | null | undefined): boolean {
  return isSame(name, place?.name) || isSame(name, place?.locode);
}

function passes({ from, to }: TradeLane, route: ContactFacts['route']): boolean {
  return route.some(
    (place, at) => isPlace(from, place) && route.slice(at + 1).some((later) => isPlace(to, later)),
  );
}

function isCarrier(name: string, carrier: Carrier): boolean {
  const key = carrierKey(carrier);
  return (
    (key !== '' && carrierKey({ scac: name, shortName: null, name: null }) === key) ||
    isSame(name, carrier.shortName) ||
    isSame(name, carrier.name)
  );
}
