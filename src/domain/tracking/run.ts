import { bareNumber } from '#/domain/find/looseKey.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { type Refusal, type StepCounts, stepOf, type TrackLine } from './tracking.ts';
import { changeLines, type TrackList } from './trackList.ts';

/** What a run does next with a line. */
export type LineTask = 'infer' | 'send' | 'lookUp';

/** The next line that has the first of these tasks and is not being worked on, else the next task; null where none has. */
export function nextLine(
  { lines }: TrackList,
  tasks: readonly LineTask[],
  busy: ReadonlySet<string>,
): { readonly task: LineTask; readonly line: TrackLine } | null {
  for (const task of tasks) {
    const line = lines.find((one) => stepOf(one) === task && !busy.has(one.id));
    if (line) return { task, line };
  }
  return null;
}

/** Before a request goes out, so that whoever finds the line so later knows that it may have been carried out. */
export function sending(line: TrackLine, at: Instant): TrackLine {
  return { ...line, state: { kind: 'sending', at } };
}

/** It was not carried out: refused for the pace, or never sent. */
export function notSent(line: TrackLine): TrackLine {
  return { ...line, state: { kind: 'open', anyway: true } };
}

/** The answer was lost. */
export function answerLost(line: TrackLine): TrackLine {
  return line.state.kind === 'sending' ? { ...line, state: { kind: 'unknown', at: line.state.at } } : line;
}

export function accepted(line: TrackLine, request: TrackingRequest | null): TrackLine {
  const { id = null, shipmentId = null } = request ?? {};
  return { ...line, state: { kind: 'tracked', requestId: id, shipmentId } };
}

export function refused(line: TrackLine, faults: readonly Refusal[]): TrackLine {
  return { ...line, state: { kind: 'refused', faults } };
}

export function alreadyTracked(line: TrackLine, found: TrackingRequest | null): TrackLine {
  const { id = null, shipmentId = null } = found ?? {};
  return { ...line, state: { kind: 'duplicate', requestId: id, shipmentId } };
}

/** What a run finds in the store was on its way when the page was closed. */
export function afterRestart(list: TrackList): TrackList {
  return changeLines(list, answerLost);
}

/** Requests of a number, and whether the service really looked for it: it ignores what it does not know. */
export interface FoundRequests {
  readonly requests: readonly TrackingRequest[];
  readonly narrowed: boolean;
}

/** How far the clocks of this device and of the service may be apart. */
const clockTolerance = 10 * minute;

/**
 * What becomes of a line whose answer was lost, by the requests that the service has for its number: the one that was
 * sent then, or one that stands in the way of another. Only where there is none may it be sent again.
 */
export function afterLookUp(line: TrackLine, found: FoundRequests): TrackLine {
  if (line.state.kind !== 'unknown') return line;
  const { at } = line.state;
  const same = found.requests.filter(({ number }) => bareNumber(number) === bareNumber(line.number));
  const ours = same.find(({ createdAt }) => createdAt !== null && createdAt >= at - clockTolerance);
  const open = same.find(({ status, scac }) => status !== 'failed' && isSameCarrier(scac, line.scac));
  const known = ours ?? open;
  if (known) return accepted(line, known);
  return found.narrowed ? notSent(line) : refused(line, [{ code: 'notKnown', field: null }]);
}

/** The request that stands in the way of one that the service refused as a duplicate. */
export function duplicateOf(line: TrackLine, { requests }: FoundRequests): TrackingRequest | null {
  const same = requests.filter(({ number }) => bareNumber(number) === bareNumber(line.number));
  return same.find(({ status, scac }) => status !== 'failed' && isSameCarrier(scac, line.scac)) ?? null;
}

/** A carrier that the service is still finding out, and one that it writes otherwise, may be the same. */
function isSameCarrier(one: string | null, other: string | null): boolean {
  return one === null || other === null || one.length !== 4 || other.length !== 4 || one === other;
}

/** How many a run may send a minute. */
export interface Pace {
  readonly infer: number;
  readonly create: number;
}

/** How long a run takes at that pace, in milliseconds; a number is asked for while others are sent. */
export function timeLeft(counts: StepCounts, pace: Pace): number {
  const toInfer = counts.infer;
  const toSend = counts.send + counts.sending + counts.lookUp + toInfer;
  return Math.max(toInfer / pace.infer, toSend / pace.create) * minute;
}

/** What a run has to do, and what of it is done: lines that wait for a person are neither. */
export function progressOf(counts: StepCounts): { readonly done: number; readonly of: number } {
  const done = counts.requested + counts.tracked + counts.duplicate + counts.refused;
  return { done, of: done + counts.infer + counts.send + counts.sending + counts.lookUp };
}
