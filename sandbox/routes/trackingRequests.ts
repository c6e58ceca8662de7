import type { Hono } from 'hono';
import { lookup } from '#/domain/records/lookup.ts';
import { parseInstant } from '#/time/instant.ts';
import { collection } from '#sandbox/jsonapi/collection.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { badParameter, notFound, Problem } from '#sandbox/jsonapi/problem.ts';
import { readResource, readBare } from '#sandbox/jsonapi/writeBody.ts';
import { type RequestState, requestState } from '#sandbox/records/requestRecord.ts';
import { requestKind } from '#sandbox/records/trackingKinds.ts';
import type { SandboxEnv, View, SandboxContext } from '#sandbox/view.ts';
import { compact, type Inference, inferNumber } from '#sandbox/world/inference.ts';
import { hash, rootKey } from '#sandbox/world/random.ts';
import { readNewRequest } from './createRequest.ts';
import { fold, includesFolded } from './shipmentSearch.ts';

/** docs/interface.md 2.1 and 3.8. Newest created first. */
export function trackingRequestRoutes(): Hono<SandboxEnv> {
  const routes = collection<RequestState>({
    kind: requestKind,
    meta: 'pages',
    list: select,
    find: findRequest,
    create(view, c) {
      const request = readNewRequest(c);
      return { apply: () => existing(view, view.account.world.addRequest(request)) };
    },
    change(view, { plan: { id } }, c) {
      const reference = readResource(c, { type: requestKind.type, id }, readReference);
      return {
        apply() {
          if (reference !== undefined) {
            view.account.world.changeRequest(id, reference ? [reference] : [], view.now);
          }
          return existing(view, id);
        },
      };
    },
  });
  return routes.post('/infer_number', answerInference);
}

/** One reference takes the place of all there were; null or nothing in it clears them (docs/interface.md 2.6). */
function readReference(attributes: Fields): string | null | undefined {
  return attributes.value('ref_number') === '' ? null : attributes.text('ref_number');
}

function findRequest({ account, now }: View, id: string): RequestState | null {
  const found = account.world.request(id, now);
  return found && requestState(account, found, now);
}

function existing(view: View, id: string): RequestState {
  const request = findRequest(view, id);
  if (!request) throw notFound();
  return request;
}

function select({ account, now, url }: View): readonly RequestState[] {
  const tests = readTests(url.searchParams);
  return account.world
    .requestsAt(now)
    .map((each) => requestState(account, each, now))
    .filter((state) => tests.every((test) => test(state)));
}

type Test = (state: RequestState) => boolean;

function readTests(query: URLSearchParams): readonly Test[] {
  const is = (
    name: string,
    field: (state: RequestState) => string | null,
    otherNames: Readonly<Record<string, string>> = {},
  ): readonly Test[] => {
    const given = fold(query.get(name) ?? '');
    const wanted = lookup(otherNames, given) ?? given;
    return wanted === '' ? [] : [(state) => fold(field(state) ?? '') === wanted];
  };
  const q = query.get('q');
  return [
    ...(q ? [(state: RequestState) => matchesRequest(state, fold(q))] : []),
    ...isNumber(query),
    ...is('filter[status]', (state) => state.status),
    ...is('filter[scac]', (state) => state.scac),
    ...is('filter[request_type]', (state) => state.plan.requestType, { BOOKING_NUMBER: 'BOOKING' }),
    ...readSpan(query, 'filter[created_at]', (state) => state.plan.createdAt),
    ...readSpan(query, 'filter[updated_at]', (state) => state.updatedAt),
  ];
}

/** Spaces and dashes do not matter, since people copy numbers with them; nothing but these is the number of no request. */
function isNumber(query: URLSearchParams): readonly Test[] {
  const number = query.get('filter[request_number]');
  return number ? [(state) => compact(state.plan.requestNumber) === compact(number)] : [];
}

/**
 * By the request number and reference numbers (docs/interface.md 2.7).
 *
 * @param wanted folded already
 */
export function matchesRequest({ plan, refNumbers }: RequestState, wanted: string): boolean {
  const inCompact = compact(wanted);
  return (
    fold(plan.requestNumber).includes(wanted) ||
    (inCompact !== '' && compact(plan.requestNumber).includes(inCompact)) ||
    includesFolded(refNumbers, wanted)
  );
}

function readSpan(
  query: URLSearchParams,
  name: string,
  field: (state: RequestState) => number,
): readonly Test[] {
  const bound = (side: 'start' | 'end') => {
    const text = query.get(`${name}[${side}]`);
    if (!text) return null;
    // A day counts from its beginning in UTC.
    const at = parseInstant(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
    if (at === null) throw badParameter(`${name}[${side}]`, `${name}[${side}] accepts an ISO 8601 time.`);
    return at;
  };
  const start = bound('start');
  const end = bound('end');
  return [(state) => (start === null || field(state) >= start) && (end === null || field(state) <= end)];
}

/** docs/interface.md 2.4: which kind of number it is, and whose. */
function answerInference(c: SandboxContext): Response {
  const number = readNumber(c);
  const inference = inferNumber(number, c.get('view').account.world.gazetteer.carriers);
  return send(c, { data: inferenceRecord(number, inference) });
}

// Faults of this call have a status and a detail and nothing else (docs/interface.md 2.4).
function readNumber(c: SandboxContext): string {
  try {
    return readBare(c, (body) => body.requiredText('number'));
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    throw new Problem(
      422,
      error.items.map(({ detail = null }) => ({ status: '422', detail })),
    );
  }
}

function inferenceRecord(number: string, { type, validation, decision, candidates }: Inference): object {
  const { isValid, checkDigitPassed, reason, parsed } = validation;
  return {
    id: `req_${hash(rootKey(compact(number)), 'inference')
      .toString(16)
      .padStart(8, '0')}`,
    type: 'infer_number_results',
    attributes: {
      number_type: type,
      validation: {
        is_valid: isValid,
        type: type === 'container' ? 'container' : 'shipment',
        check_digit_passed: checkDigitPassed,
        reason,
        parsed_number: parsed,
      },
      shipping_line: {
        decision,
        selected: decision === 'no_prediction' ? null : (candidates[0] ?? null),
        candidates,
      },
    },
  };
}
