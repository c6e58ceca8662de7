import { describe, expect, it } from 'vitest';
import { fetchTransportEvents } from '#/data/events/calls.ts';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { createApi } from './api.ts';
import type { Fetch } from './request.ts';

type Answer = Response | Error | 'never';

/** A service that gives one answer after the other, and the last one for ever. */
function setUp(...answers: Answer[]) {
  const time = createVirtualTime();
  const sent: { readonly url: string; readonly at: number; readonly method: string | undefined }[] = [];
  const fetch: Fetch = (url, { method, signal }) => {
    sent.push({ url, method, at: time.clock.now() });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    if (answer instanceof Error) return Promise.reject(answer);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  const api = createApi({ ...time, fetch, baseUrl: '/api/v2', requestsPerMinute: 100, random: () => 0 });
  return { api, sent, time };
}

const ok = (body: unknown = { data: [] }) => Response.json(body);
const failed = (status: number, headers: Record<string, string> = {}) =>
  new Response('{"errors":[{"detail":"no"}]}', { status, headers });
const user = { priority: 'user' } as const;

const kindOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: { kind: string }) => error.kind,
  );

describe('asking the service', () => {
  it('replays a read twice after faults, with growing waits', async () => {
    const { api, sent, time } = setUp(failed(500), new TypeError('network'), ok());
    const answer = api.read('/shipments', user);
    await time.advance(10_000);
    await expect(answer).resolves.toEqual({ data: [] });
    expect(sent.map(({ at }) => at)).toEqual([0, 500, 1_500]);
  });

  it('gives the third fault to the page', async () => {
    const { api, sent, time } = setUp(failed(503));
    const kind = kindOf(api.read('/shipments', user));
    await time.advance(10_000);
    expect(await kind).toBe('serverError');
    expect(sent).toHaveLength(3);
  });

  it('never sends a change twice (trap 56)', async () => {
    for (const answer of [failed(500), failed(429), new TypeError('network')]) {
      const { api, sent, time } = setUp(answer);
      const kind = kindOf(api.write('PATCH', '/shipments/1', { data: {} }, user));
      await time.advance(120_000);
      expect(await kind).not.toBe('answered');
      expect(sent).toHaveLength(1);
    }
  });

  it('lets the whole bucket wait as long as a 429 asks, then replays the read (trap 56)', async () => {
    const { api, sent, time } = setUp(failed(429, { 'Retry-After': '7' }), ok());
    const one = api.read('/shipments', user);
    await time.advance(1);
    expect(api.status.snapshot().pausedUntil).toBe(7_000);
    const other = api.read('/containers', user);
    await time.advance(6_998);
    expect(sent).toHaveLength(1);
    await time.advance(1);
    await Promise.all([one, other]);
    expect(sent.map(({ at }) => at)).toEqual([0, 7_000, 7_000]);
  });

  it('a change waits as well, and is saved, when the service has refused work in the background', async () => {
    const { api, sent, time } = setUp(failed(429, { 'Retry-After': '10' }), ok());
    const refused = api.read('/shipments', { priority: 'background' });
    await time.advance(1);
    const saved = api.write('PATCH', '/shipments/1', { data: {} }, user);
    await time.advance(10_000);
    await Promise.all([refused, saved]);
    expect(sent.map(({ at }) => at)).toEqual([0, 10_000, 10_000]);
  });

  it('a click does not wait when a gateway has refused work in the background', async () => {
    const body = '{"errors":[{"status":"429","code":"budget_spent"}]}';
    const spent = new Response(body, { status: 429, headers: { 'Retry-After': '10' } });
    const { api, sent, time } = setUp(spent, ok());
    const refused = api.read('/shipments', { priority: 'background' });
    await time.advance(1);
    await api.read('/containers', user);
    expect(sent.map(({ at }) => at)).toEqual([0, 1]);
    await time.advance(10_000);
    await refused;
    expect(sent.map(({ at }) => at)).toEqual([0, 1, 10_000]);
  });

  it('waits a minute at most, also when asked to wait a day (trap 56)', async () => {
    const { api, sent, time } = setUp(failed(429, { 'Retry-After': '86400' }), ok());
    const answer = api.read('/shipments', user);
    await time.advance(60_000);
    await answer;
    expect(sent.map(({ at }) => at)).toEqual([0, 60_000]);
  });

  it('waits until the date that a 429 names, by the clock of the service (trap 56)', async () => {
    const headers = { 'Retry-After': 'Sat, 22 Aug 2026 10:00:09 GMT', Date: 'Sat, 22 Aug 2026 10:00:00 GMT' };
    const { api, sent, time } = setUp(failed(429, headers), ok());
    const answer = api.read('/shipments', user);
    await time.advance(60_000);
    await answer;
    expect(sent.map(({ at }) => at)).toEqual([0, 9_000]);
  });

  it('goes on in one bucket while the other is refused (docs/interface.md 1.7)', async () => {
    const { api, sent, time } = setUp(failed(429, { 'Retry-After': '30' }), ok());
    const kind = kindOf(
      api.write('POST', '/tracking_requests/infer_number', {}, { ...user, bucket: 'infer' }),
    );
    await time.advance(1);
    expect(await kind).toBe('rateLimited');
    await api.read('/shipments', user);
    expect(sent.map(({ at }) => at)).toEqual([0, 1]);
    expect(api.status.snapshot().pausedUntil).toBe(30_000);
  });

  it('gives up on an answer that does not come within 30 seconds', async () => {
    const { api, time } = setUp('never');
    const kind = kindOf(api.read('/shipments', user));
    await time.advance(30_000);
    expect(await kind).toBe('timeout');
  });

  it('calls off a request that runs, one that waits to be replayed, and one that queues', async () => {
    for (const answer of ['never', failed(500), failed(429)] as const) {
      const { api, sent, time } = setUp(answer);
      const controller = new AbortController();
      const kind = kindOf(api.read('/shipments', { ...user, signal: controller.signal }));
      await time.advance(100);
      controller.abort();
      expect(await kind).toBe('aborted');
      await time.advance(120_000);
      expect(sent).toHaveLength(1);
    }
  });

  it('takes an empty success as no document (trap 71)', async () => {
    for (const response of [new Response(null, { status: 204 }), new Response('', { status: 200 })]) {
      const { api } = setUp(response);
      await expect(api.write('DELETE', '/webhooks/1', undefined, user)).resolves.toBeNull();
    }
  });

  it('calls a page of HTML malformed, whatever its status says', async () => {
    const { api } = setUp(new Response('<!doctype html><title>hello</title>'));
    expect(await kindOf(api.read('/shipments', user))).toBe('malformed');
  });

  it('says that nothing answers, apart from a device that is offline', async () => {
    const { api, time } = setUp(new TypeError('Failed to fetch'));
    const kind = kindOf(api.read('/shipments', user));
    await time.advance(10_000);
    expect(await kind).toBe('unreachable');
  });
});

describe('asking a gateway (docs/gateway.md 4)', () => {
  /** An answer of so many seconds ago. */
  const kept = (seconds: number, state: string) => {
    const date = (ago: number) => new Date(Date.UTC(2026, 10, 23) - ago * 1_000).toUTCString();
    const headers = { Date: date(0), 'X-GW-Data-Date': date(seconds), 'X-GW-Cache': state };
    return new Response('{"data":[]}', { headers });
  };

  it('asks once more for what is old, where another browser waits for what is new', async () => {
    const { api, sent, time } = setUp(kept(60, 'UPDATING'), kept(0, 'HIT'));
    const ages: number[] = [];
    const answer = api.read('/shipments', { ...user, onAge: (age) => ages.push(age) });
    await time.advance(2_000);
    await answer;
    expect(sent.map(({ at }) => at)).toEqual([0, 1_500]);
    expect(ages).toEqual([0]);
  });

  it.each([
    [40, 'UPDATING', 1],
    [600, 'STALE', 1],
    [600, 'HIT', 1],
    // And once alone.
    [60, 'UPDATING', 2],
  ])('takes what is %i s old and %s at try %i', async (seconds, state, tries) => {
    const { api, sent, time } = setUp(kept(seconds, state));
    const answer = api.read('/shipments', user);
    await time.advance(10_000);
    await expect(answer).resolves.toEqual({ data: [] });
    expect(sent).toHaveLength(tries);
  });

  it('says when what is written next depends on the answer', async () => {
    const asked: unknown[] = [];
    const fetch: Fetch = (_, { headers }) => {
      asked.push(new Headers(headers).get('Cache-Control'));
      return Promise.resolve(ok());
    };
    const api = createApi({ ...createVirtualTime(), fetch, baseUrl: '', requestsPerMinute: 100 });
    await api.read('/shipments/1', user);
    await api.read('/shipments/1', { ...user, exact: true });
    expect(asked).toEqual([null, 'no-cache']);
  });

  it('knows that the sign-in has ended, until it is let in again', async () => {
    const signedOut = new Response('{"errors":[{"code":"signed_out"}]}', { status: 403 });
    const { api } = setUp(signedOut, signedOut, failed(404), ok());
    const received: boolean[] = [];
    api.signIn.subscribe(() => received.push(api.signIn.hasEnded()));
    for (const kind of ['signedOut', 'signedOut', 'notFound', 'answered']) {
      expect(await kindOf(api.read('/shipments', user))).toBe(kind);
    }
    expect(received).toEqual([true, false]);
  });

  it('is not let in by an answer to what was asked before its sign-in ended', async () => {
    const slow = Promise.withResolvers<Response>();
    const answers = [slow.promise, new Response('{"errors":[{"code":"signed_out"}]}', { status: 403 }), ok()];
    const fetch: Fetch = async () => (await answers.shift()) ?? ok();
    const api = createApi({ ...createVirtualTime(), fetch, baseUrl: '', requestsPerMinute: 100 });
    const before = api.read('/shipments', user);
    expect(await kindOf(api.read('/shipments/1', user))).toBe('signedOut');
    slow.resolve(ok());
    await before;
    expect(api.signIn.hasEnded()).toBe(true);
    await api.read('/shipments/1', user);
    expect(api.signIn.hasEnded()).toBe(false);
  });

  it('sends a change once, however old its answer says it is', async () => {
    const { api, sent, time } = setUp(kept(60, 'UPDATING'));
    await api.write('PATCH', '/shipments/1', {}, user);
    await time.advance(10_000);
    expect(sent).toHaveLength(1);
  });
});

describe('the history of a container', () => {
  it('is read along with the container where its own address answers 404 (trap 57)', async () => {
    const { api, sent } = setUp(
      failed(404),
      ok({
        data: {
          type: 'container',
          id: 'c',
          attributes: {},
          relationships: { transport_events: { data: [{ type: 'transport_event', id: 'e' }] } },
        },
        included: [
          { type: 'transport_event', id: 'e', attributes: { event: 'container.transport.full_out' } },
        ],
      }),
    );
    const { records: events } = await fetchTransportEvents(api, 'c', user);
    expect(events.map(({ name }) => name)).toEqual(['full_out']);
    expect(sent[1]?.url).toBe('/api/v2/containers/c?include=transport_events');
  });

  it('is not found where the container is not either', async () => {
    const { api } = setUp(failed(404));
    expect(await kindOf(fetchTransportEvents(api, 'c', user))).toBe('notFound');
  });
});
