import { fieldsOf, listOf, oneOf } from '#/domain/records/json.ts';
import { instant, toInstant } from '#/time/instant.ts';
import { type Candidate, decisions, type Inference } from './inference.ts';
import { maxLines } from './readLines.ts';
import { requestTypes } from './readType.ts';
import { type LeftOut, type LineState, type Refusal, refusedAs, type TrackLine } from './tracking.ts';
import type { TrackList } from './trackList.ts';

/** A list without its lines, which are stored in parts. */
export type StoredHeader = Omit<TrackList, 'lines'> & { readonly count: number };

/** What a device has stored, checked like any other input: null where it is none. */
export function readHeader(stored: unknown): StoredHeader | null {
  const { id, name, createdAt, count, refNumbers, tags, customerId } = fieldsOf(stored);
  const at = toInstant(createdAt);
  if (typeof id !== 'string' || typeof count !== 'number' || !(count <= maxLines) || at === null) return null;
  return {
    id,
    name: textOf(name),
    createdAt: at,
    count,
    refNumbers: textsOf(refNumbers),
    tags: textsOf(tags),
    customerId: textOf(customerId),
  };
}

/** A line; one that cannot be read stands in its place as one to correct. */
export function readLine(stored: unknown, position: number): TrackLine {
  const line = fieldsOf(stored);
  return {
    id: String(position),
    position,
    number: textOf(line['number']) ?? '',
    type: oneOf(requestTypes)(line['type']),
    scac: textOf(line['scac']),
    isCarrierByPrefix: line['isCarrierByPrefix'] === true ? true : undefined,
    unknownCarrier: textOf(line['unknownCarrier']),
    refNumbers: textsOf(line['refNumbers']),
    tags: textsOf(line['tags']),
    customerId: textOf(line['customerId']),
    unknownCustomer: textOf(line['unknownCustomer']),
    inference: readInference(line['inference']),
    state: readState(line['state']),
  };
}

function readState(stored: unknown): LineState {
  const state = fieldsOf(stored);
  const at = toInstant(state['at']);
  const requestId = textOf(state['requestId']);
  switch (state['kind']) {
    case 'sending':
    case 'unknown':
      // When it was sent is not known any more: any request of the number may be the one.
      return { kind: state['kind'], at: at ?? instant(0) };
    case 'tracked':
      return { kind: 'tracked', requestId, shipmentId: textOf(state['shipmentId']) };
    case 'duplicate':
      return { kind: 'duplicate', requestId, shipmentId: textOf(state['shipmentId']) };
    case 'refused':
      return { kind: 'refused', faults: listOf(state['faults']).flatMap(readRefusal) };
    case 'leftOut':
      return { kind: 'leftOut', why: readWhy(state['why']) };
    default:
      return { kind: 'open', anyway: state['anyway'] === true };
  }
}

function readWhy(stored: unknown): LeftOut {
  const why = fieldsOf(stored);
  if (why['kind'] === 'repeat' && typeof why['of'] === 'number') return { kind: 'repeat', of: why['of'] };
  if (why['kind'] === 'tracked') return { kind: 'tracked', shipmentId: textOf(why['shipmentId']) };
  return { kind: 'user' };
}

const fields = ['number', 'type', 'carrier', 'references', 'tags', 'customer'] as const;

/** Former releases stored `words` alone, some of the service and some of their own. */
function readRefusal(stored: unknown): Refusal[] {
  const { code, field, text, detail, words } = fieldsOf(stored);
  const said = code === 'said' ? text : words;
  if (typeof said === 'string') return [{ code: 'said', field: oneOf(fields)(field), text: said }];
  if (code === 'notKnown') return [{ code, field: null }];
  const known = oneOf(refusedAs)(code);
  return known === null ? [] : [{ code: known, field: null, detail: textOf(detail) }];
}

function readInference(stored: unknown): Inference | null {
  const inference = fieldsOf(stored);
  const decision = oneOf(decisions)(inference['decision']);
  if (!decision) return null;
  return {
    type: oneOf(requestTypes)(inference['type']),
    decision,
    selected: readCandidate(inference['selected'])[0] ?? null,
    candidates: listOf(inference['candidates']).flatMap(readCandidate),
    isValid: flagOf(inference['isValid']),
    checkDigitPassed: flagOf(inference['checkDigitPassed']),
    reason: textOf(inference['reason']),
  };
}

function readCandidate(stored: unknown): Candidate[] {
  const { scac, name, confidence } = fieldsOf(stored);
  if (typeof scac !== 'string') return [];
  return [{ scac, name: textOf(name), confidence: typeof confidence === 'number' ? confidence : null }];
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((text): text is string => typeof text === 'string');
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function flagOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
