import { type ContainerNumber, readContainerNumber } from './containerNumber.ts';
import type { CarrierRecord } from './gazetteer.ts';
import carrierData from './geo/carriers.json' with { type: 'json' };
import { formatsOf, type NumberFormat } from './numberFormats.ts';
import type { RequestType } from './plan.ts';

/** What a number says about itself and its carrier (docs/interface.md 2.4). */
export interface Inference {
  readonly type: RequestType;
  readonly validation: {
    /** Null when it is unknown. */
    readonly isValid: boolean | null;
    /** Null where there is no check digit to check. */
    readonly checkDigitPassed: boolean | null;
    /** Why it is not valid. */
    readonly reason: string | null;
    /** Without spaces and dashes, in upper case. */
    readonly parsed: string;
  };
  readonly decision: Decision;
  /** The likeliest carrier first. */
  readonly candidates: readonly Candidate[];
  /** SCACs of the carriers that what the number begins with belongs to, and so to no other. */
  readonly owners: readonly string[];
}

export interface Candidate {
  readonly scac: string;
  readonly name: string;
  readonly confidence: number;
}

export type Decision = 'auto_select' | 'needs_confirmation' | 'no_prediction';

/**
 * How many times likelier a carrier gets by each piece of evidence, against a carrier that nothing points to. Pieces
 * multiply; a confidence is the share of one carrier in the sum of all (docs/world.md 5).
 */
export const evidence = {
  /** The owner code of the container is registered for the carrier. */
  ownerCode: 19,
  /** The check digit says that the owner code was read right, or that something was not. */
  checkDigitPassed: 3,
  checkDigitMissing: 1 / 2,
  checkDigitFailed: 1 / 4,
  /** The number begins with the SCAC, or with another under which the carrier is known. */
  scac: 9,
  alternativeScac: 6,
  /** What follows the SCAC is as the carrier writes it. */
  formatAfterScac: 6,
  /** Without the SCAC, the number is as the carrier writes it. */
  reservedLetters: 18,
  lettersFormat: 3,
  digitsFormat: 1,
} as const;

type Evidence = keyof typeof evidence;

/** What only a carrier's own numbers begin with. */
const ownBeginnings: readonly Evidence[] = ['ownerCode', 'scac', 'alternativeScac', 'reservedLetters'];

/** docs/interface.md 2.4: exactly 0.95 is sure, exactly 0.70 is worth a question. */
export function decide(confidence: number | null): Decision {
  if (confidence === null || confidence < 0.7) return 'no_prediction';
  return confidence < 0.95 ? 'needs_confirmation' : 'auto_select';
}

const maxCandidates = 5;

/** Judges a number by what it is; nothing but the number and the table of evidence counts. */
export function inferNumber(text: string, carriers: readonly CarrierRecord[]): Inference {
  const parsed = compact(text);
  const owned = readContainerNumber(parsed);
  const container = owned && isContainer(owned, carriers, parsed) ? owned : null;
  const isBare = !carriers.some((carrier) => scacIn(parsed, carrier) !== null);
  const found = carriers.map((carrier) => ({
    carrier,
    pieces: container ? ownerEvidence(container, carrier.scac) : shipmentEvidence(parsed, carrier, isBare),
  }));
  const pointed = found.filter(({ pieces }) => pieces.length > 0);
  const candidates = rank(pointed.map(({ carrier, pieces }) => ({ carrier, odds: oddsOf(pieces) })));
  const validation = container
    ? judgeContainer(container)
    : judgeShipment(
        parsed,
        found.some(({ pieces }) => pieces.includes('formatAfterScac')),
      );
  const type = container
    ? 'container'
    : shipmentType(
        parsed,
        pointed.map(({ carrier }) => carrier),
      );
  return {
    type,
    validation: {
      ...validation,
      // A booking has nothing that could be checked.
      isValid: type === 'booking' && validation.isValid === true ? null : validation.isValid,
      parsed,
    },
    decision: decide(candidates[0]?.confidence ?? null),
    candidates,
    owners: pointed.flatMap(({ carrier, pieces }) =>
      pieces.some((piece) => ownBeginnings.includes(piece)) ? carrier.scac : [],
    ),
  };
}

/** Spaces, dashes and other separators between the parts of a number do not matter. */
export function compact(text: string): string {
  return text.replace(/[\s\p{Cf}./_\p{Pd}]/gu, '').toUpperCase();
}

/** The owner codes that are registered for a carrier; those of lessors belong to no carrier. */
const ownPrefixes = new Map(carrierData.carriers.map(({ scac, prefixes }) => [scac, prefixes]));
const owners = new Set([...ownPrefixes.values(), ...Object.values(carrierData.lessors)].flat());

// Some carriers have a SCAC that ends like an owner code, and then a bill of lading may look like a container.
function isContainer(
  { owner, checkDigit }: ContainerNumber,
  carriers: readonly CarrierRecord[],
  parsed: string,
): boolean {
  if (owners.has(owner)) return true;
  if (checkDigit === null) return false;
  return !carriers.some((carrier) => scacIn(parsed, carrier) !== null);
}

/** Lessors own containers that any carrier may have, so their codes point to none. */
function ownerEvidence({ owner, checkDigit, expected }: ContainerNumber, scac: string): readonly Evidence[] {
  if (!ownPrefixes.get(scac)?.includes(owner)) return [];
  if (checkDigit === null) return ['ownerCode', 'checkDigitMissing'];
  return ['ownerCode', checkDigit === expected ? 'checkDigitPassed' : 'checkDigitFailed'];
}

/** @param isBare whether the number begins with no carrier's SCAC; the letters of one are not those of a place */
function shipmentEvidence(parsed: string, carrier: CarrierRecord, isBare: boolean): readonly Evidence[] {
  const formats = formatsOf(carrier.scac);
  if (isBare) return formats.flatMap((format) => bareEvidence(parsed, format)).slice(0, 1);
  const scac = scacIn(parsed, carrier);
  if (scac === null) return [];
  const rest = parsed.slice(scac.length);
  const inFormat = formats.some(({ pattern }) => pattern.test(rest));
  return [
    scac === carrier.scac ? 'scac' : 'alternativeScac',
    ...(inFormat ? (['formatAfterScac'] as const) : []),
  ];
}

const bareEvidences = {
  reserved: 'reservedLetters',
  letters: 'lettersFormat',
  digits: 'digitsFormat',
} as const;

function bareEvidence(parsed: string, { bare, pattern }: NumberFormat): readonly Evidence[] {
  return bare !== null && pattern.test(parsed) ? [bareEvidences[bare]] : [];
}

function scacIn(parsed: string, carrier: CarrierRecord): string | null {
  const all = [carrier.scac, ...carrier.alternativeScacs];
  return all.find((scac) => parsed.startsWith(scac)) ?? null;
}

function oddsOf(pieces: readonly Evidence[]): number {
  return pieces.reduce((odds, piece) => odds * evidence[piece], 1);
}

/** The one that nothing points to counts 1, so that no carrier is ever certain. */
function rank(
  pointed: readonly { readonly carrier: CarrierRecord; readonly odds: number }[],
): readonly Candidate[] {
  const sum = pointed.reduce((total, { odds }) => total + odds, 1);
  return pointed
    .toSorted((a, b) => b.odds - a.odds || (a.carrier.scac < b.carrier.scac ? -1 : 1))
    .slice(0, maxCandidates)
    .map(({ carrier: { scac, name }, odds }) => ({
      scac,
      name,
      // As it is shown, so that what is shown and what is decided agree.
      confidence: Math.round((odds / sum) * 100) / 100,
    }));
}

type Judgement = Pick<Inference['validation'], 'isValid' | 'checkDigitPassed' | 'reason'>;

function judgeContainer({ checkDigit, expected }: ContainerNumber): Judgement {
  if (checkDigit === expected) return { isValid: true, checkDigitPassed: true, reason: null };
  const reason =
    checkDigit === null
      ? `The check digit is missing: by ISO 6346 it is ${expected}.`
      : `The check digit is ${checkDigit}, but by ISO 6346 it is ${expected}.`;
  return { isValid: false, checkDigitPassed: false, reason };
}

function judgeShipment(parsed: string, isInFormat: boolean): Judgement {
  const reason = faultOf(parsed);
  return {
    isValid: reason === null ? (isInFormat ? true : null) : false,
    checkDigitPassed: null,
    reason,
  };
}

const shortest = 5;
const longest = 35;

function faultOf(parsed: string): string | null {
  if (/[^A-Z\d]/.test(parsed)) return 'It has characters other than letters and digits.';
  if (!/\d/.test(parsed)) return 'It has no digits.';
  if (parsed.length < shortest) return `It is too short: numbers have at least ${shortest} characters.`;
  return parsed.length > longest ? `It is too long: numbers have at most ${longest} characters.` : null;
}

// Words with which bookings begin whatever the carrier: EBK, BK, BKG and SO.
const bookingWords = /^(E?BKG?|SO)\d/;

function shipmentType(parsed: string, pointed: readonly CarrierRecord[]): RequestType {
  if (bookingWords.test(parsed)) return 'booking';
  const fitting = pointed.flatMap(({ scac }) =>
    formatsOf(scac).filter(({ bare, pattern }) => bare !== null && pattern.test(parsed)),
  );
  const isBooking = fitting.length > 0 && fitting.every(({ kind }) => kind === 'booking');
  return isBooking ? 'booking' : 'bill_of_lading';
}
