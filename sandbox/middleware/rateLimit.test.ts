import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { openTestSandbox } from '#sandbox/testSandbox.ts';
import type { SandboxEnv } from '#sandbox/view.ts';
import { answerError } from './errors.ts';
import { limitRate, noLimits, type RateLimits } from './rateLimit.ts';

function limited(buckets: Partial<RateLimits>) {
  const limits = { ...noLimits, ...buckets };
  let now = 0;
  const app = new Hono<SandboxEnv>();
  app.onError(answerError(() => undefined));
  app.use(async (c, next) => {
    c.set('accountKey', c.req.header('x-key') ?? '');
    await next();
  });
  app.use(limitRate(limits, () => now));
  app.all('*', (c) => c.body('ok'));
  const at = async (milliseconds: number, path = '/v2/shipments', init: RequestInit = {}) => {
    now = milliseconds;
    return app.request(path, init);
  };
  return { at };
}

describe('the rate limit', () => {
  it('lets in as many requests in any 60 seconds as it says, and no more', async () => {
    const { at } = limited({ general: 2, infer: 2 });
    expect((await at(0)).status).toBe(200);
    expect((await at(30_000)).status).toBe(200);
    expect((await at(59_999)).status).toBe(429);
    expect((await at(60_000)).status).toBe(200);
    expect((await at(60_001)).status).toBe(429);
  });

  it('tells in whole seconds when the next request is let in, with an errors array', async () => {
    const { at } = limited({ general: 1, infer: 1 });
    await at(0);
    const refused = await at(12_300);
    expect(refused.headers.get('retry-after')).toBe('48');
    expect(await refused.json()).toMatchObject({ errors: [{ status: '429', title: 'Too Many Requests' }] });
    expect((await at(12_300 + 48_000)).status).toBe(200);
  });

  it('does not count refused requests', async () => {
    const { at } = limited({ general: 1, infer: 1 });
    await at(0);
    for (let second = 1; second < 60; second++) await at(second * 1000);
    expect((await at(60_000)).status).toBe(200);
  });

  it.each([
    ['POST', '/v2/tracking_requests/infer_number', { infer: 2 }],
    ['POST', '/v2/tracking_requests', { create: 2 }],
    ['PATCH', '/v2/containers/c/refresh', { refresh: 2 }],
  ])('counts %s %s apart from the others', async (method, path, own) => {
    const { at } = limited({ general: 1, ...own });
    const call = async () => (await at(0, path, { method })).status;
    expect((await at(0)).status).toBe(200);
    expect([await call(), await call(), await call()]).toEqual([200, 200, 429]);
  });

  it('counts per key', async () => {
    const { at } = limited({ general: 1, infer: 1 });
    const as = (key: string) => ({ headers: { 'x-key': key } });
    expect((await at(0, '/v2/shipments', as('a'))).status).toBe(200);
    expect((await at(0, '/v2/shipments', as('b'))).status).toBe(200);
    expect((await at(0, '/v2/shipments', as('a'))).status).toBe(429);
  });

  it('is off at 0', async () => {
    const { at } = limited({ general: 0, infer: 0 });
    const answers = await Promise.all(Array.from({ length: 300 }, () => at(0)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
  });

  describe('when the clock of the machine is set', () => {
    it.each([
      ['forward', 2 * 3_600_000],
      ['back', -2 * 3_600_000],
    ])('%s, neither lets more in nor keeps out for longer', async (_, by) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const { ask } = openTestSandbox({ limits: { general: 1 } });
      expect((await ask('/v2/vessels')).status).not.toBe(429);
      vi.setSystemTime(Date.now() + by);
      const refused = await ask('/v2/vessels');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    });
  });
});
