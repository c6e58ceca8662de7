// Whom to ask about a container (docs/contacts.md): people and mailboxes (here), as they are typed (typedContact.ts) and read
// (readContact.ts), the best one for a role (contactMatch.ts), whether they are open (hours.ts), and as files (src/files/vcard.ts, src/files/contactTable.ts).

export const contactRoles = [
  'broker',
  'terminal',
  'carrier',
  'railroad',
  'trucker',
  'customer',
  'warehouse',
] as const;
export type ContactRole = (typeof contactRoles)[number];

/** Two places that a container passes one after the other. */
export interface TradeLane {
  readonly from: string;
  readonly to: string;
}

/** A person or a mailbox. An empty text is not known, an empty list is for any. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  /** Without one it is never chosen. */
  readonly roles: readonly ContactRole[];
  /** Names or UN/LOCODEs of ports and inland places, and names of terminals and ramps. */
  readonly places: readonly string[];
  /** Between places as above. */
  readonly lanes: readonly TradeLane[];
  /** SCACs or names. */
  readonly carriers: readonly string[];
  /** As shipments name them. */
  readonly customers: readonly string[];
  readonly email: string;
  readonly phone: string;
  /** BCP 47. */
  readonly language: string;
  /** IANA name. */
  readonly zone: string;
  /** Days of the week on which it opens: 0 is Sunday. */
  readonly days: readonly number[];
  /** `08:00` by the clocks of its zone. */
  readonly opens: string;
  /** Up to `24:00`; at or before the opening it is on the next day. */
  readonly closes: string;
  readonly note: string;
}
