import { bareNumber } from '#/domain/find/looseKey.ts';
import { addLabels } from '#/domain/records/labels.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';
import { maxLines, type NewLine } from './readLines.ts';
import { numberFault, editLine, isEditable, type LineDraft, stepOf, type TrackLine } from './tracking.ts';

/** The numbers that are being tracked: one list at a time. */
export interface TrackList {
  readonly id: string;
  /** Of the file; null for what was typed or pasted. */
  readonly name: string | null;
  readonly createdAt: Instant;
  readonly lines: readonly TrackLine[];
  /** For every line, besides its own. */
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
  readonly customerId: string | null;
}

/** How many more lines a list takes. */
export function roomIn(list: TrackList | null): number {
  return maxLines - (list?.lines.length ?? 0);
}

/**
 * Adds lines at the end. A number that the list has already is left out, and its references go to the line that has it:
 * a sheet has a row for each container of one bill of lading.
 */
export function withLines(list: TrackList, added: readonly NewLine[]): TrackList {
  const lines = [...list.lines];
  const firsts = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) note(firsts, line, index);
  for (const draft of added.slice(0, roomIn(list))) {
    const position = lines.length + 1;
    const line: TrackLine = { ...draft, id: String(position), position };
    const index = firstOf(firsts, lines, line);
    const first = index === null ? undefined : lines[index];
    if (index === null || !first) {
      note(firsts, line, lines.length);
      lines.push(line);
    } else {
      if (isEditable(first)) lines[index] = withLabelsOf(first, line);
      lines.push(asRepeat(line, first.position));
    }
  }
  return { ...list, lines };
}

function note(firsts: Map<string, number[]>, line: TrackLine, index: number): void {
  const key = bareNumber(line.number);
  // “TBA” in two rows is two numbers that are missing.
  if (numberFault(line.number) !== null || line.state.kind === 'leftOut') return;
  const known = firsts.get(key);
  if (known) known.push(index);
  else firsts.set(key, [index]);
}

/** One number at two carriers is two requests; where a line names none, it is the same. */
function firstOf(
  firsts: ReadonlyMap<string, readonly number[]>,
  lines: readonly TrackLine[],
  { number, scac }: TrackLine,
): number | null {
  const same = firsts.get(bareNumber(number)) ?? [];
  return (
    same.find((index) => {
      const other = lines[index]?.scac ?? null;
      return other === null || scac === null || other === scac;
    }) ?? null
  );
}

function withLabelsOf(line: TrackLine, other: TrackLine): TrackLine {
  const refNumbers = addLabels(line.refNumbers, other.refNumbers.join('\n')).labels;
  const tags = addLabels(line.tags, other.tags.join('\n')).labels;
  return refNumbers === line.refNumbers && tags === line.tags ? line : { ...line, refNumbers, tags };
}

/** Leaves out what the account tracks already; whoever wants it anyway says so. */
export function withoutKnown(list: TrackList, known: KnownNumbers): TrackList {
  return changeLines(list, (line) => {
    const { state, number } = line;
    if (state.kind !== 'open' || state.anyway) return line;
    const found = known.get(bareNumber(number));
    if (!found) return line;
    return { ...line, state: { kind: 'leftOut', why: { kind: 'tracked', shipmentId: found.shipmentId } } };
  });
}

/** The list with the shipments that requests have become since. */
export function withShipments(list: TrackList, known: KnownNumbers): TrackList {
  return changeLines(list, (line) => {
    if (stepOf(line) !== 'requested' || line.state.kind !== 'tracked') return line;
    const shipmentId = known.get(bareNumber(line.number))?.shipmentId ?? null;
    return shipmentId === null ? line : { ...line, state: { ...line.state, shipmentId } };
  });
}

/** The list with some lines changed; the same object where none is. */
export function changeLines(list: TrackList, change: (line: TrackLine) => TrackLine): TrackList {
  let changed = false;
  const lines = list.lines.map((line) => {
    const next = change(line);
    if (next !== line) changed = true;
    return next;
  });
  return changed ? { ...list, lines } : list;
}

/** The list with one line changed. Lines stand at the place of their position. */
export function changeLine(
  list: TrackList,
  position: number,
  change: (line: TrackLine) => TrackLine,
): TrackList {
  const line = list.lines[position - 1];
  const next = line && change(line);
  return !next || next === line ? list : { ...list, lines: list.lines.with(position - 1, next) };
}

/** The list with what a person made of a line. A number that another line has is left out, as when it is added. */
export function withEdit(list: TrackList, position: number, draft: LineDraft): TrackList {
  return changeLine(list, position, (line) => {
    if (!isEditable(line)) return line;
    const edited = editLine(line, draft);
    if (bareNumber(edited.number) === bareNumber(line.number)) return edited;
    const firsts = new Map<string, number[]>();
    for (const [index, other] of list.lines.entries()) if (other !== line) note(firsts, other, index);
    const index = firstOf(firsts, list.lines, edited);
    return index === null ? edited : asRepeat(edited, index + 1);
  });
}

function asRepeat(line: TrackLine, of: number): TrackLine {
  return { ...line, state: { kind: 'leftOut', why: { kind: 'repeat', of } } };
}

/** References, tags and customer as they are sent with a line: its own, then those for all. */
export function labelsToSend(
  list: Pick<TrackList, 'refNumbers' | 'tags' | 'customerId'>,
  line: Pick<TrackLine, 'refNumbers' | 'tags' | 'customerId'>,
): Pick<TrackLine, 'refNumbers' | 'tags' | 'customerId'> {
  return {
    refNumbers: addLabels(line.refNumbers, list.refNumbers.join('\n')).labels,
    tags: addLabels(line.tags, list.tags.join('\n')).labels,
    customerId: line.customerId ?? list.customerId,
  };
}

/** What the account tracks or has requested, by number without separators. */
export type KnownNumbers = ReadonlyMap<string, { readonly shipmentId: string | null }>;

/**
 * The numbers that would be requested twice. A number may be requested again after its tracking stopped, and after its
 * request failed (docs/interface.md 3.8).
 */
export function* knownNumbers(
  shipments: readonly Shipment[],
  requests: readonly TrackingRequest[],
): Generator<undefined, KnownNumbers, undefined> {
  const known = new Map<string, { readonly shipmentId: string | null }>();
  const add = (number: string | null, shipmentId: string | null) => {
    const key = number === null ? '' : bareNumber(number);
    if (key !== '' && !known.has(key)) known.set(key, { shipmentId });
  };
  for (const { id, billOfLading, normalizedNumber, containers, carrierTracking } of shipments) {
    if (carrierTracking.stoppedAt !== null) continue;
    add(billOfLading, id);
    add(normalizedNumber, id);
    for (const { number } of containers) add(number, id);
    yield;
  }
  for (const { number, status, shipmentId } of requests) {
    if (status === 'pending' || status === 'awaiting_manifest') add(number, shipmentId);
  }
  return known;
}
