import { readWrongCheckDigit, type WrongCheckDigit } from '#/domain/find/checkDigit.ts';
import { splitCarrierPrefix, bareNumber } from '#/domain/find/looseKey.ts';
import { carrierCodes } from '#/domain/records/carrierCodes.ts';
import { lostNumber } from '#/domain/records/identifiers.ts';
import type { Instant } from '#/time/instant.ts';
import { type Inference, offeredCandidates } from './inference.ts';
import { readNumber } from './readNumber.ts';
import type { RequestType } from './readType.ts';

/** In the place of a SCAC: the service finds the carrier out by itself (`auto_detect_vocc_scac`, docs/interface.md 2.5). */
export const detectedLater = 'detect';

/** A field of a line that a fault or a refusal names; null: the line as a whole. */
export type LineField = 'number' | 'type' | 'carrier' | 'references' | 'tags' | 'customer' | null;

/** Why a line cannot be sent as it stands. */
export type LineFault =
  | { readonly code: NumberFault; readonly field: 'number' }
  | (WrongCheckDigit & { readonly code: 'wrongCheckDigit'; readonly field: null })
  /** `name`: as the list has it. */
  | { readonly code: 'unknownCarrier'; readonly field: 'carrier'; readonly name: string };

/** Why a line that was sent is no request of the service. */
export type Refusal =
  /** In the words of the service. What a former release stored is one too: it had no codes. */
  | { readonly code: 'said'; readonly field: LineField; readonly text: string }
  /** `detail` is what the service says besides, of no field; null where that is nothing. */
  | { readonly code: RefusedAs; readonly field: null; readonly detail: string | null }
  /** The answer was lost, and the service does not say whether it has the request. */
  | { readonly code: 'notKnown'; readonly field: null };

/** How the service refuses what it names no field of. */
export type RefusedAs = 'invalid' | 'conflict' | 'notFound';
export const refusedAs: readonly RefusedAs[] = ['invalid', 'conflict', 'notFound'];

/** A number that somebody wants tracked, with what goes along. */
export interface TrackLine {
  readonly id: string;
  /** Its place in the list, from 1. */
  readonly position: number;
  readonly number: string;
  readonly type: RequestType | null;
  /** A SCAC, or `detectedLater`. */
  readonly scac: string | null;
  /** Whether the carrier was filled in by the letters before the number, so that somebody should check it. */
  readonly isCarrierByPrefix?: true | undefined;
  /** What the list names as the carrier where the account has no such carrier. */
  readonly unknownCarrier: string | null;
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
  /** The id of a party; it cannot be added later (docs/interface.md 2.5). */
  readonly customerId: string | null;
  /** What the list names as the customer where the account has no such party. */
  readonly unknownCustomer: string | null;
  /** What the service makes of the number; null until it was asked. */
  readonly inference: Inference | null;
  readonly state: LineState;
}

/** Where a line is on its way to the service. */
export type LineState =
  /** Not sent. `anyway`: although the account tracks the number. */
  | { readonly kind: 'open'; readonly anyway: boolean }
  | { readonly kind: 'leftOut'; readonly why: LeftOut }
  /** On its way since then. */
  | { readonly kind: 'sending'; readonly at: Instant }
  /** Sent then, and the answer was lost: it is looked up before it may be sent again. */
  | { readonly kind: 'unknown'; readonly at: Instant }
  /** The service accepted the request. `shipmentId`: what it has become; null as long as the account has no shipment of it. */
  | { readonly kind: 'tracked'; readonly requestId: string | null; readonly shipmentId: string | null }
  | { readonly kind: 'duplicate'; readonly requestId: string | null; readonly shipmentId: string | null }
  | { readonly kind: 'refused'; readonly faults: readonly Refusal[] };

export type LeftOut =
  | { readonly kind: 'repeat'; readonly of: number }
  | { readonly kind: 'tracked'; readonly shipmentId: string | null }
  | { readonly kind: 'user' };

/** What comes next for a line, or what became of it. */
export const lineSteps = [
  'correct',
  'answer',
  'refused',
  'infer',
  'send',
  'sending',
  'lookUp',
  'requested',
  'tracked',
  'duplicate',
  'leftOut',
] as const;
export type LineStep = (typeof lineSteps)[number];

const steps = new WeakMap<TrackLine, LineStep>();

export function stepOf(line: TrackLine): LineStep {
  let step = steps.get(line);
  if (!step) steps.set(line, (step = findStep(line)));
  return step;
}

function findStep(line: TrackLine): LineStep {
  switch (line.state.kind) {
    case 'open':
      if (lineFaults(line).length > 0) return 'correct';
      if (line.type !== null && line.scac !== null) return 'send';
      return line.inference ? 'answer' : 'infer';
    case 'unknown':
      return 'lookUp';
    case 'tracked':
      return line.state.shipmentId === null ? 'requested' : 'tracked';
    default:
      return line.state.kind;
  }
}

/** Everything that has to be corrected before a line is sent. */
export function lineFaults(line: TrackLine): readonly LineFault[] {
  const { number, unknownCarrier, scac } = line;
  const faults: LineFault[] = [];
  const code = numberFault(number);
  if (code !== null) faults.push({ code, field: 'number' });
  const wrong = code === null ? mistypedContainer(line) : null;
  if (wrong !== null) faults.push({ code: 'wrongCheckDigit', field: null, ...wrong });
  if (unknownCarrier !== null && scac === null) {
    faults.push({ code: 'unknownCarrier', field: 'carrier', name: unknownCarrier });
  }
  return faults;
}

/**
 * Of a container number that was mistyped no carrier is asked for: whoever chose one would track the container of
 * somebody else. Who names the carrier is believed, since some containers do have such a number, and so are bills of
 * lading of a carrier whose code ends as an owner's does.
 */
function mistypedContainer({ number, type, scac, inference }: TrackLine): WrongCheckDigit | null {
  if (inference === null || scac !== null) return null;
  const isContainer = (type ?? 'container') === 'container' || !carrierCodes.has(number.slice(0, 4));
  return isContainer ? readWrongCheckDigit(number) : null;
}

/** A line that has not been sent yet, or that was refused or left out. */
export function isEditable(line: TrackLine): boolean {
  return ['open', 'leftOut', 'refused'].includes(line.state.kind);
}

/** What of a line a person may change. */
export type LineDraft = Pick<TrackLine, 'number' | 'type' | 'scac' | 'refNumbers' | 'tags' | 'customerId'>;

/** The line with what a person made of it: open again, and another number is judged anew. */
export function editLine(line: TrackLine, draft: LineDraft): TrackLine {
  const { number } = readNumber(draft.number);
  const anyway = number === line.number && isTrackedAlready(line);
  return {
    ...line,
    ...draft,
    number,
    isCarrierByPrefix: undefined,
    unknownCarrier: draft.scac === null ? line.unknownCarrier : null,
    unknownCustomer: draft.customerId === null ? line.unknownCustomer : null,
    inference: number === line.number ? line.inference : null,
    state: { kind: 'open', anyway },
  };
}

/** The line with a carrier that was chosen for many lines; one that is left out stays so. */
export function withCarrier(line: TrackLine, scac: string): TrackLine {
  const edited = editLine(line, { ...line, scac });
  return line.state.kind === 'leftOut' ? { ...edited, state: line.state } : edited;
}

function isTrackedAlready({ state }: TrackLine): boolean {
  return state.kind === 'leftOut' ? state.why.kind === 'tracked' : state.kind === 'open' && state.anyway;
}

/**
 * The line with what the service said of its number. What the list says counts more: only what is missing is filled in,
 * and a carrier only where the service decided, or where its code stands before the number. Everything else is asked.
 */
export function withInference(line: TrackLine, inference: Inference): TrackLine {
  const { decision, selected } = inference;
  const type = line.type ?? inference.type;
  const known = { ...line, inference, type };
  if (line.scac !== null) return known;
  if (decision === 'auto_select' && selected) return { ...known, scac: selected.scac };
  const prefix = type === 'container' ? null : carrierPrefix(line.number, inference);
  return prefix === null ? known : { ...known, scac: prefix, isCarrierByPrefix: true };
}

/** The carrier whose code the number begins with, where it is the likeliest one to the service too. */
function carrierPrefix(number: string, inference: Inference): string | null {
  const [likeliest] = offeredCandidates(inference);
  return likeliest && splitCarrierPrefix(number)?.scac === likeliest.scac ? likeliest.scac : null;
}

/** How many lines each step has. */
export type StepCounts = Readonly<Record<LineStep, number>>;

export function countSteps(lines: readonly TrackLine[]): StepCounts {
  const counts = Object.fromEntries(lineSteps.map((step) => [step, 0])) as Record<LineStep, number>;
  for (const line of lines) counts[stepOf(line)] += 1;
  return counts;
}

/** What only a person can settle. */
const forPerson: readonly LineStep[] = ['correct', 'answer', 'refused'];

export function isForPerson(line: TrackLine): boolean {
  return forPerson.includes(stepOf(line));
}

/** The next line that a person has to settle, from one on and then from the top; null where there is none. */
export function nextToDecide(lines: readonly TrackLine[], after: number): TrackLine | null {
  const others = lines.filter((line) => line.position !== after && isForPerson(line));
  return others.find(({ position }) => position > after) ?? others[0] ?? null;
}

/** `overflow`, `rounded`, `date`: what a spreadsheet has made of a number. */
export type NumberFault =
  | 'missing'
  | 'overflow'
  | 'rounded'
  | 'date'
  | 'tooShort'
  | 'tooLong'
  | 'withoutDigits'
  | 'otherCharacters';

const fewest = 4;
/** Longer than any number of the trade. */
const limit = 40;
const characters = /^[A-Z0-9][A-Z0-9 ./_#-]*$/;
/** Those that a service takes for trying (docs/interface.md 8) have no digits. */
const testNumber = /^TEST-/;

const date = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d|\d{1,2}-[A-Z]{3}(?:-(?:20)?\d\d)?)$/;

/**
 * Why what was read of a cell or a line (`readNumber`) cannot be a number to track; null where it can. A wrong check
 * digit is no such fault: carriers use such numbers.
 */
export function numberFault(number: string): NumberFault | null {
  if (number === '') return 'missing';
  const lost = lostNumber(number);
  if (lost !== null) return lost;
  if (date.test(number)) return 'date';
  if (!characters.test(number)) return 'otherCharacters';
  // Several words, and none of them is a number.
  if (number.includes(' ')) return 'missing';
  if (number.length > limit) return 'tooLong';
  if (bareNumber(number).length < fewest) return 'tooShort';
  return /\d/.test(number) || testNumber.test(number) ? null : 'withoutDigits';
}
