import { ApiError, type ApiErrorItem, type ApiErrorKind } from '#/data/http/errors.ts';
import { oneOf } from '#/domain/records/json.ts';
import { type LineField, type Refusal, type RefusedAs, refusedAs } from '#/domain/tracking/tracking.ts';

/**
 * What a failure means for a line. `unclear`: it may have been carried out. `tooMany`: it was not, and may be sent again.
 * `later`: nor was it, and nothing is until somebody has signed in. `stop`: nothing else will be taken either.
 */
export type TrackFailure =
  | { readonly kind: 'duplicate' | 'unclear' | 'tooMany' | 'later' | 'stop' }
  | { readonly kind: 'refused'; readonly faults: readonly Refusal[]; readonly detail: string | null };

const stopping: readonly ApiErrorKind[] = ['unauthorized', 'forbidden', 'featureNotEnabled'];

export function failureOf(error: unknown): TrackFailure {
  if (!(error instanceof ApiError)) return { kind: 'unclear' };
  if (error.kind === 'rateLimited') return { kind: 'tooMany' };
  if (error.kind === 'signedOut') return { kind: 'later' };
  if (stopping.includes(error.kind)) return { kind: 'stop' };
  const refused = oneOf(refusedAs)(error.kind);
  if (refused === null) return { kind: 'unclear' };
  // docs/interface.md 2.5: there is no 409 for it.
  if (error.items.some(({ code }) => code === 'duplicate')) return { kind: 'duplicate' };
  return { kind: 'refused', faults: refusals(refused, error), detail: error.detail };
}

/** The complaints of the service, each with the field that it names. */
function refusals(code: RefusedAs, { items, detail }: ApiError): readonly Refusal[] {
  if (items.length === 0) return [{ code, field: null, detail }];
  return items.map((item) => ({ code: 'said', field: fieldOf(item.pointer), text: item.detail }));
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
