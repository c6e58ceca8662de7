import { normalizeNumber } from '#/domain/records/identifiers.ts';

/** What a word before a number says that the number is. */
export const labelKinds = ['container', 'bill', 'booking', 'reference'] as const;
export type LabelKind = (typeof labelKinds)[number];

export interface LabelledNumber {
  readonly kind: LabelKind;
  /** As it was written, without what joins it to the number. */
  readonly label: string;
  readonly number: string;
}

const kinds: readonly (readonly [LabelKind, string])[] = [
  ['container', 'CONTAINERS?|CNTRS?|CTRS?|CTNRS?|CONT|EQUIPMENT|BOX'],
  ['bill', '[MHO]?B ?[/.] ?L|[MHO]?BLS?|[MHO]?BOLS?|BILLS?(?: OF LADING)?|(?:SEA )?WAYBILL|SWB'],
  ['booking', 'BOOKINGS?|BKG|BKNG'],
  ['reference', 'P ?[./] ?O|POS?|ORDERS?|REFERENCES?|REFS?|SHIPMENT|JOB|FILE'],
];
const before = '(?:(?:MY|OUR|YOUR|CUSTOMER|CLIENT|MASTER|HOUSE|CARRIER|PURCHASE|SALES) )?';
const after = '(?:[. ]{0,2}(?:NUMBERS?|NUM|NOS?|NRS?|REFERENCE|REF|ID))?';
/** Between a word and its number: a sign, a blank, or nothing where a digit follows. */
const joint = '(?:[.:#=/-]|\\s){1,4}|(?=\\d)';
const words = `${before}(?:${kinds.map(([kind, forms]) => `(?<${kind}>${forms})`).join('|')})${after}`;
/** A number of a text: perhaps the code of a carrier, then no blanks. Bounded, so that no text takes long. */
const token = '(?:[A-Z]{4} )?(?=[A-Z./_#-]{0,30}\\d)[A-Z0-9][A-Z0-9./_#-]{0,60}[A-Z0-9]';

const beginning = new RegExp(`^(?<label>${words})(?:${joint})(?<number>[^\\s].*)$`);
const whole = new RegExp(`^(?<label>${words})[.:#]?$`);
const anywhere = new RegExp(
  `(?<![A-Z0-9])(?<label>${words})(?:${joint})(?<number>${token})(?![A-Z0-9])`,
  'g',
);

const following = new RegExp(`(?<=\\d\\S{0,60}) (?:${words})[.:#]?$`);
/** `40HC`, `2 x 20' GP`, `(45 RF)`, and the four characters of ISO 6346: `22G1`. */
export const sizeTypes = new RegExp(
  String.raw`(?<![A-Z0-9./_#-])(?:\(? ?(?:\d{1,2} ?X ?)?(?:20|40|45) ?(?:['’]|FT)? ?(?:HC|HQ|GP|DV|DC|SD|ST|STD|RF|RH|RE|OT|FR|TK|PW|NOR) ?\)?|[24L][0-9][A-Z][0-9])(?![A-Z0-9./_#-])`,
  'gi',
);

/** A text without the sizes of containers, and without a word for its kind that follows a number. @param text in upper case */
export function withoutSizeAndKind(text: string): string {
  return text.replace(sizeTypes, ' ').replace(whiteSpace, ' ').trim().replace(following, '').trim();
}
const whiteSpace = /\s+/g;

/** Longer than any number with the words before it. */
const longest = 200;

/** A number that follows words such as "PO", "Our ref:", "B/L" or "container no."; null without them. */
export function readLabel(text: string): LabelledNumber | null {
  const plain = normalizeNumber(text);
  const read = plain.length > longest ? null : beginning.exec(plain);
  const first = read && labelled(read);
  // "Our ref: PO 4524347" has two.
  return first && (readLabel(first.number) ?? first);
}

/** What a text that is nothing but such a word, as a heading of a table is, says of the numbers below; else null. */
export function readHeading(text: string): LabelKind | null {
  return kindOf(whole.exec(normalizeNumber(text))?.groups);
}

export interface PlacedNumber extends LabelledNumber {
  readonly from: number;
  readonly to: number;
}

/** All numbers of a text that follow such a word. @param text in upper case */
export function findLabelled(text: string): PlacedNumber[] {
  return Array.from(text.matchAll(anywhere)).flatMap((read) => {
    const found = labelled(read);
    return found ? [{ ...found, from: read.index, to: read.index + read[0].length }] : [];
  });
}

function labelled({ groups }: RegExpExecArray): LabelledNumber | null {
  const kind = kindOf(groups);
  const { label, number } = groups ?? {};
  // A word that only looks like a label has no number behind it.
  return kind && label !== undefined && number !== undefined && /\d/.test(number)
    ? { kind, label: label.replace(/[.:]$/, ''), number }
    : null;
}

function kindOf(groups: Readonly<Record<string, string | undefined>> | undefined): LabelKind | null {
  const { container, bill, booking, reference } = groups ?? {};
  if (container !== undefined) return 'container';
  if (bill !== undefined) return 'bill';
  if (booking !== undefined) return 'booking';
  return reference === undefined ? null : 'reference';
}
