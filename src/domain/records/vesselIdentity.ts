import { normalizeNumber } from './identifiers.ts';
import { carrierKey } from './identityKeys.ts';
import type { Vessel } from './place.ts';
import type { Shipment } from './shipment.ts';

// Which vessel is meant: the one answer for board, map, list, pages and timelines (docs/interface.md 3.7). What a carrier writes
// before it knows the vessel stays on screen as it came, and identifies nothing.

/** Six equal digits, and the digits in their order, have a right check digit and belong to no vessel. */
const filler = /^(?:(\d)\1{5}|1234567$)/;

/**
 * An IMO number: seven digits, the last of which is the last of the sum of the others times 7 down to 2. Null for what is
 * none: `0`, `9999999`, `-`.
 */
export const imoOf = (vessel: Vessel | null): string | null => (vessel?.imo ? knownImo(vessel.imo) : null);

function readImo(text: string): string | null {
  const digits = text.trim().replace(/^IMO\W*/i, '');
  if (!/^\d{7}$/.test(digits) || filler.test(digits)) return null;
  const sum = Array.from(digits.slice(0, 6)).reduce(
    (total, digit, at) => total + Number(digit) * (7 - at),
    0,
  );
  return sum % 10 === Number(digits[6]) ? digits : null;
}

/** Words that name no vessel, alone or with each other: `VESSEL TO BE NAMED`, `FEEDER 2`, `NOT YET KNOWN`. */
const emptyWords = new Set(
  (
    'VESSEL VSL SHIP FEEDER MOTHER BARGE NAME VOYAGE CARRIER CONNECTING FIRST SECOND NEXT THE A BY IN OF ON OR AND IS AS AT LATER ' +
    'TO BE NOT NO YET NAMED NOMINATED ANNOUNCED ADVISED ASSIGNED CONFIRMED DETERMINED DECIDED DECLARED AVAILABLE APPLICABLE KNOWN ' +
    'REPORTED UNKNOWN UNKN UNK UNNAMED UNASSIGNED UNSPECIFIED UNDEFINED PENDING DUMMY TENTATIVE NIL NULL NONE NAN NA N ' +
    'POR CONFIRMAR DESIGNAR DEFINIR NOMBRAR BUQUE NAVE NAVIRE INCONNU CONFIRMER UNBEKANNT SCHIFF OFFEN 船名 待定 未定 未知'
  ).split(' '),
);
/** `TBA`, `TBC`, `TBD`, `TBN`: to be announced, confirmed, decided, named. */
const toBe = /^TB[A-Z]$/;

/**
 * The name for comparison, without case, accents, punctuation and the prefix of a motor vessel; null where it is a
 * placeholder: without two letters, one letter repeated, or nothing but words that name no vessel.
 */
function readName(text: string): string | null {
  const words = normalizeNumber(text)
    .replace(/N\W*\/\W*A\b/g, 'NA')
    .normalize('NFD')
    .replace(/(?<=\p{L})['’.](?=\p{L})|\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:M ?[VTS]|SS) (?=.)/, '')
    .split(' ');
  const letters = words.join('').replace(/\P{L}/gu, '');
  if (letters.length < 2 || /^(.)\1*$/u.test(letters)) return null;
  if (words.includes('TBN') || words.every(isEmptyWord)) return null;
  return words.join(' ');
}

// A fleet names some hundreds of vessels, each in a record of every shipment that it carries.
const knownImo = byText(readImo);
const knownName = byText(readName);

function byText(read: (text: string) => string | null): (text: string) => string | null {
  const known = new Map<string, string | null>();
  return (text) => {
    let answer = known.get(text);
    if (answer === undefined) known.set(text, (answer = read(text)));
    return answer;
  };
}

/** A number behind such a word names none either: `TBA1`, `FEEDER 2`. */
function isEmptyWord(word: string): boolean {
  const own = word.replace(/\d+$/, '');
  return own === '' || toBe.test(own) || emptyWords.has(own);
}

/** What of a vessel says which one it is. */
interface Identity {
  readonly imo: string | null;
  readonly name: string | null;
  /** Of the record; it may change, and stands for a vessel only while nothing else does. */
  readonly id: string | null;
}

function identityOf(vessel: Vessel): Identity {
  const imo = imoOf(vessel);
  const name = vessel.name === null ? null : knownName(vessel.name);
  const isPlaceholder = imo === null && name === null && vessel.name !== null;
  return { imo, name, id: isPlaceholder ? null : vessel.id };
}

/**
 * What identifies a vessel among others; null where nothing does. A carrier that swaps the vessel may leave the number
 * of the one before it, so a number counts with its name.
 */
export function vesselKey(vessel: Vessel | null): string | null {
  if (!vessel) return null;
  const { imo, name, id } = identityOf(vessel);
  return [imo, name].filter((part) => part !== null).join(' ') || id;
}

/** The vessel that brings a shipment to its port of discharge; where nothing says which, what the shipments of a carrier share. */
export const vesselOrCarrier = ({ podVessel, carrier }: Pick<Shipment, 'podVessel' | 'carrier'>): string =>
  vesselKey(podVessel) ?? `carrier ${carrierKey(carrier)}`;

/** The same, where shipments of one carrier may come by different vessels. */
export const vesselOrShipment = ({ podVessel, id }: Pick<Shipment, 'podVessel' | 'id'>): string =>
  vesselKey(podVessel) ?? `shipment ${id}`;

/** A voyage number for comparison; empty where it is none: a number has a digit that is no 0. */
export const voyageKey = (voyage: string | null): string =>
  voyage !== null && /[1-9]/.test(voyage) ? normalizeNumber(voyage) : '';

/** Whether two vessels are known to be one: of one record, by IMO number and name, or by name. */
export function sameVessel(a: Vessel | null, b: Vessel | null): boolean {
  if (!a || !b) return false;
  const [one, other] = [identityOf(a), identityOf(b)];
  if (one.id !== null && one.id === other.id) return true;
  if (one.imo !== null && other.imo !== null && one.imo !== other.imo) return false;
  if (one.name !== null && other.name !== null) return one.name === other.name;
  return one.imo !== null && one.imo === other.imo;
}

/**
 * Whether two vessels are known to be two. The name of one cannot contradict a reference whose record did not come along, only
 * its id can; one number under two names leaves it open, and so do two records of one name.
 */
export function differentVessels(a: Vessel, b: Vessel): boolean {
  const [one, other] = [identityOf(a), identityOf(b)];
  const differ = (key: keyof Identity) => one[key] !== null && other[key] !== null && one[key] !== other[key];
  if (one.imo !== null && other.imo !== null) return differ('imo');
  return one.name !== null && other.name !== null ? differ('name') : differ('id');
}
