import { carrierCodes } from '#/domain/records/carrierCodes.ts';
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

/** The words of five languages, with and without accents: people leave them out. Headings of sheets have the same. */
const kinds: readonly (readonly [LabelKind, string])[] = [
  [
    'container',
    'CONTAINERS?|CNTRS?|CTRS?|CTNRS?|CONT|EQUIPMENT|BOX|BEH[ÄA]LTER|CONTENEDOR(?:ES)?|CONTENEURS?|集装箱|货柜|箱号|柜号',
  ],
  [
    'bill',
    '[MHO]?B ?[/.] ?L|[MHO]?BLS?|[MHO]?BOLS?|BILLS?(?: OF LADING)?|(?:SEA )?WAYBILL|SWB|KONNOSSEMENTS?|(?:SEE)?FRACHTBRIEF|' +
      'CONOCIMIENTOS?(?: DE EMBARQUE)?|CONNAISSEMENTS?|LETTRE DE TRANSPORT(?: MARITIME)?|提单|主单|分单|总单',
  ],
  ['booking', 'BOOKINGS?|BKG|BKNG|BUCHUNGS?|RESERVAS?|R[ÉE]SERVATIONS?|订舱|订仓'],
  [
    'reference',
    'P ?[./] ?O|POS?|ORDERS?|REFERENCES?|REFS?|SHIPMENT|JOB|FILE|BESTELL(?:UNGS?)?|AUFTRAGS?|REFERENZ|ZEICHEN|SENDUNGS?|' +
      'PEDIDOS?|[ÓO]RDEN(?:ES)?(?: DE COMPRA)?|OC|REFERENCIAS?|(?:BON DE )?COMMANDES?|R[ÉE]F[ÉE]RENCES?|R[ÉE]FS?|' +
      '采购订单|采购单|订单|参考|业务',
  ],
];
const numberWord = 'NUMBERS?|NUMMERN?|N[ÚU]M(?:[ÉE]ROS?)?|NROS?|NOS?|NRS?|N°|N[.] ?O';
/** `N° DE`, `NÚMERO DEL`, `NR.` */
const numberOf = `(?:(?:${numberWord})[.:]? ?(?:(?:DE LA|DEL|DE|DU) |D['’] ?)?)?`;
const whose =
  '(?:(?:MY|OUR|YOUR|CUSTOMER|CLIENT|MASTER|HOUSE|CARRIER|PURCHASE|SALES|UNSERE?|IHRE?|SU|NUESTR[AO]|VOTRE|NOTRE) |KUNDEN-?|客户)?';
const before = numberOf + whose;
const after = `(?:[. /-]{0,2}(?:${numberWord}|REFERENCE|REF|ID|编号|号码?))?(?: (?:(?:DEL|DU|DE) )?CLIENTE?)?`;
/** Between a word and its number: a sign, a blank, or nothing where a digit follows. */
const joint = '(?:[.:#=/-]|\\s){1,4}|(?=\\d)';
const words = `${before}(?:${kinds.map(([kind, forms]) => `(?<${kind}>${forms})`).join('|')})${after}`;
/** The code of a carrier that stands apart before its number. */
export const codeApart = `(?:(?:${[...carrierCodes].join('|')}) )?`;
/** A number of a text: perhaps the code of a carrier, then no blanks. Bounded, so that no text takes long. */
const token = `${codeApart}(?=[A-Z./_#-]{0,30}\\d)[A-Z0-9][A-Z0-9./_#-]{0,60}[A-Z0-9]`;

const beginning = new RegExp(`^(?<label>${words})(?:${joint})(?<number>[^\\s].*)$`);
const whole = new RegExp(`^(?<label>${words})[.:#]?$`);
const ending = new RegExp(`(?<![A-Z0-9])(?<label>${words})(?:${joint})?$`);
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

/** Longer than any number with the words before it, and than those words. */
const longest = 200;
const longestLabel = 60;

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

/** What a text that stands before a number says that the number is. @param text in upper case */
export function readLabelBefore(text: string): LabelKind | null {
  return kindOf(ending.exec(text.slice(-longestLabel))?.groups);
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
