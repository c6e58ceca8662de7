import { lookup } from '#/domain/records/lookup.ts';
import type { RequestAct, RequestReason } from '#/domain/tracking/requestList.ts';
import type { WaitingAct, WaitingReason } from '#/domain/tracking/waitingRequest.ts';
import { counted } from '#/language/plural.ts';
import { unknownReason } from './status.ts';

// docs/interface.md 3.8.
const failures: Readonly<Record<string, readonly [words: string, next: string]>> = {
  booking_cancelled: ['the booking was cancelled', 'Ask the carrier for the new booking'],
  duplicate: ['the number is tracked already', 'Nothing to correct; open the shipment'],
  expired: ['the carrier did not know it in time', 'Check it with the carrier, then request it again'],
  internal_processing_error: ['the service failed', 'Request it again; contact the service if that fails'],
  invalid_number: ['the number is not valid', 'Correct the number and request it again'],
  not_found: ['not known to the carrier', 'Check number and carrier, request it again'],
  retries_exhausted: ['no usable answer from the carrier', 'Request it again later'],
  shipping_line_unreachable: ['the carrier could not be reached', 'Request it again later'],
  unrecognized_response: ['the carrier’s answer could not be read', 'Tell the service, and request it again'],
  data_unavailable: ['the carrier has no data for it', 'Ask the carrier to release it for tracking'],
  scac_auto_detect_failed: ['the carrier could not be identified', 'Request it again and name the carrier'],
};

/** Why a request failed; a reason we do not know as it came. */
export function describeFailure(reason: string | null): string {
  if (reason === null) return 'no reason given';
  return lookup(failures, reason)?.[0] ?? unknownReason(reason);
}

/** What to do about a failed request. */
export function failureNext(reason: string | null): string {
  const known = reason === null ? undefined : lookup(failures, reason);
  return known?.[1] ?? 'Check number and carrier, then request it again';
}

/** Why a request waits. */
export function describeWaiting(waiting: WaitingReason): string {
  switch (waiting.code) {
    case 'unknownToCarrier':
      return 'Not known to the carrier yet';
    case 'unanswered':
      return 'Waiting for the carrier’s first answer';
    case 'retried':
      return waiting.reason === null ? 'Retrying' : describeFailure(waiting.reason);
  }
}

/** What the service does about a request that waits, after its name: `asks again daily for a week`. */
export function waitingNext(act: WaitingAct): string {
  switch (act.code) {
    case 'asksDaily':
      return 'asks again daily for a week';
    case 'keepsAsking':
      return 'keeps asking';
    case 'keepsTrying':
      return act.tries === null ? 'keeps trying' : keepsTrying(act.tries);
  }
}

const keepsTrying = (tries: number): string => `keeps trying (${counted(tries, 'try', 'tries')} so far)`;

/** Why a request stands where it does in the list. */
export function describeRequestReason(reason: RequestReason): string {
  switch (reason.code) {
    case 'failed':
      return describeFailure(reason.reason);
    case 'status':
      return reason.status;
    default:
      return describeWaiting(reason);
  }
}

/** What is done next about a request: `Request it again later`, `The service keeps asking`. */
export function describeRequestAct(act: RequestAct): string {
  switch (act.code) {
    case 'resolveFailure':
      return failureNext(act.reason);
    case 'follow':
      return 'Follow the shipment';
    default:
      return serviceDoes(waitingNext(act));
  }
}

const serviceDoes = (what: string): string => `The service ${what}`;
