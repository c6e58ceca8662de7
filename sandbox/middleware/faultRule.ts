import { unprocessable } from '#sandbox/jsonapi/problem.ts';

const bodies = ['html', 'empty', 'malformed', 'half'] as const;

/** One failure on purpose. Without `status` and `body` it only delays. */
export interface FaultRule {
  /** `GET /v2/shipments`: method and path without query; `*` stands for any method or any one path segment. */
  readonly match: string;
  readonly status?: number;
  /** Seconds. */
  readonly retryAfter?: number;
  /** `half` is the true answer, cut in the middle. */
  readonly body?: (typeof bodies)[number];
  /** How many requests fail; without it all of them. */
  readonly times?: number;
  readonly delayMs?: number;
}

export function matches(rule: FaultRule, method: string, path: string): boolean {
  const [ruleMethod, rulePath = ''] = rule.match.split(' ');
  if (ruleMethod !== '*' && ruleMethod !== method) return false;
  const wanted = rulePath.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, i) => part === '*' || part === given[i]);
}

/** @throws Problem 422 naming every field that is wrong */
export function readFaultRules(body: unknown): FaultRule[] {
  if (!Array.isArray(body)) throw unprocessable([{ pointer: '', detail: 'The body is a list of rules.' }]);
  const faults = body.flatMap((rule: unknown, i) =>
    faultsOf(rule).map(({ pointer, detail }) => ({ pointer: `/${i}${pointer}`, detail })),
  );
  if (faults.length > 0) throw unprocessable(faults);
  return body as FaultRule[];
}

function faultsOf(rule: unknown): { pointer: string; detail: string }[] {
  if (typeof rule !== 'object' || rule === null) return [{ pointer: '', detail: 'A rule is an object.' }];
  const fields = new Map<string, unknown>(Object.entries(rule));
  const checks: readonly [string, string, (value: unknown) => boolean][] = [
    ['match', 'a method and a path, such as “GET /v2/shipments”', isMatch],
    ['status', 'a number from 200 to 599', (value) => isNumber(value, 200, 599)],
    ['retryAfter', 'a number of seconds', (value) => isNumber(value, 0, 86_400)],
    ['body', bodies.join(', '), (value) => bodies.some((body) => body === value)],
    ['times', 'a number of requests', (value) => isNumber(value, 1, 1_000_000)],
    ['delayMs', 'at most 60000 milliseconds', (value) => isNumber(value, 0, 60_000)],
  ];
  return checks
    .filter(([name, , accepts]) => (fields.has(name) || name === 'match') && !accepts(fields.get(name)))
    .map(([name, accepted]) => ({ pointer: `/${name}`, detail: `${name} accepts ${accepted}.` }));
}

function isMatch(value: unknown): boolean {
  return typeof value === 'string' && /^(\*|[A-Z]+) \/\S*$/.test(value);
}

function isNumber(value: unknown, least: number, limit: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= limit;
}
