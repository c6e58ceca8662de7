import { ApiError, type ApiErrorItem, type ApiErrorKind } from '#/data/http/errors.ts';
import { describeFailure } from '#/data/http/errorTable.ts';
import type { Fault, LineField } from '#/domain/tracking/tracking.ts';

/**
 * What a failure means for a line. `unclear`: it may have been carried out. `tooMany`: it was not, and may be sent again.
 * `later`: nor was it, and nothing is until somebody has signed in. `stop`: nothing else will be taken either.
 */
export type TrackFailure =
  | { readonly kind: 'duplicate' | 'unclear' | 'tooMany' | 'later' | 'stop' }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[]; readonly detail: string | null };

const stopping: readonly ApiErrorKind[] = ['unauthorized', 'forbidden', 'featureNotEnabled'];
const refusing: readonly ApiErrorKind[] = ['invalid', 'conflict', 'notFound'];

export function failureOf(error: unknown): TrackFailure {
  if (!(error instanceof ApiError)) return { kind: 'unclear' };
  if (error.kind === 'rateLimited') return { kind: 'tooMany' };
  if (error.kind === 'signedOut') return { kind: 'later' };
  if (stopping.includes(error.kind)) return { kind: 'stop' };
  if (!refusing.includes(error.kind)) return { kind: 'unclear' };
  // docs/interface.md 2.5: there is no 409 for it.
  if (error.items.some(({ code }) => code === 'duplicate')) return { kind: 'duplicate' };
  return { kind: 'refused', faults: refusals(error), detail: error.detail };
}

/** The complaints of the service, each with the field that it names. */
export function refusals(error: ApiError): readonly Fault[] {
  if (error.items.length === 0) return [{ field: null, words: describeFailure(error).why }];
  return error.items.map(({ detail, pointer }) => ({ field: fieldOf(pointer), words: detail }));
}

const pointers: readonly (readonly [RegExp, LineField])[] = [
  [/\/request_number$/, 'number'],
  [/\/request_type$/, 'type'],
  [/\/(?:auto_detect_vocc_)?scac$/, 'carrier'],
  [/\/ref_numbers\b/, 'references'],
  [/\/(?:shipment_)?tags\b/, 'tags'],
  [/\/customer\b/, 'customer'],
];

/** The field that a pointer such as `/data/attributes/scac` or `/request_number` names. */
function fieldOf(pointer: ApiErrorItem['pointer']): LineField {
  return pointers.find(([pattern]) => pattern.test(pointer ?? ''))?.[1] ?? null;
}
