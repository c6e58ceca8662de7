import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { openSandbox, readSandboxSettings, sandboxOptions } from './settings.ts';

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(readSandboxSettings({})).toEqual({
      port: 4010,
      apiKey: 'demo',
      shipments: 300,
      seed: 'landfall',
      db: '.data/landfall.db',
      rateLimit: 100,
      sampleDocuments: true,
      features: ['routing', 'refresh'],
      faults: false,
      signatureHeader: 'X-SVC-Webhook-Signature',
      webhookTargets: 'public',
      webhookSpeed: 1,
      now: null,
      speed: null,
    });
  });

  it('count as not given when they are empty', () => {
    expect(readSandboxSettings({ SANDBOX_PORT: '', SANDBOX_NOW: ' ' })).toEqual(readSandboxSettings({}));
  });

  it.each([
    ['SANDBOX_PORT', '70000', 'a whole number from 0 to 65535'],
    ['SANDBOX_PORT', '80.5', 'a whole number'],
    ['SANDBOX_SHIPMENTS', '-1', 'a whole number from 0 to 30000'],
    ['SANDBOX_SHIPMENTS', '30001', 'a whole number from 0 to 30000'],
    ['SANDBOX_RATE_LIMIT', 'off', 'a whole number'],
    ['SANDBOX_NOW', '2026-08-12', 'an ISO 8601 time with offset'],
    ['SANDBOX_NOW', '1969-12-31T23:59:59Z', 'an ISO 8601 time with offset from 1970 to 2100'],
    ['SANDBOX_NOW', '2101-01-01T00:00:00Z', 'an ISO 8601 time with offset from 1970 to 2100'],
    ['SANDBOX_NOW', '+275760-09-13T00:00:00Z', 'an ISO 8601 time with offset from 1970 to 2100'],
    ['SANDBOX_SPEED', '0', 'a number above 0'],
    ['SANDBOX_WEBHOOK_SPEED', '0', 'a whole number from 1 to 100000'],
    ['SANDBOX_FEATURES', 'routing,magic', 'a comma list of routing'],
    ['SANDBOX_FAULTS', 'yes', '0 or 1'],
    ['SANDBOX_DOCUMENTS', '12', 'samples or none'],
  ])('say by name what is wrong: %s=%s', (name, value, accepted) => {
    expect(() => readSandboxSettings({ [name]: value })).toThrow(`${name} accepts ${accepted}`);
  });

  it('never repeat the API key in a message', () => {
    const read = () => readSandboxSettings({ SANDBOX_API_KEY: 'se cret' });
    expect(read).toThrow('SANDBOX_API_KEY accepts visible ASCII characters without spaces.');
  });

  it('switch every paid feature off with an empty list', () => {
    expect(readSandboxSettings({ SANDBOX_FEATURES: '' }).features).toEqual([]);
  });

  it.each(['1970-01-01T00:00:00Z', '2100-12-31T23:59:59Z'])('take %s as the time of a world', async (now) => {
    const env = { SANDBOX_NOW: now, SANDBOX_DB: ':memory:', SANDBOX_SHIPMENTS: '61' };
    const { sandbox } = openSandbox(env);
    const headers = { authorization: 'Token demo' };
    for (const path of ['shipments?include=containers', 'containers', 'tracking_requests', 'vessels']) {
      const answer = await sandbox.request(`/v2/${path}`, { headers });
      expect(answer.status, path).toBe(path === 'vessels' ? 404 : 200);
      expect(await answer.text()).not.toContain('Invalid');
    }
    sandbox.close();
  });

  it('freeze the clock at SANDBOX_NOW, unless it is also given a speed', () => {
    const env = { SANDBOX_NOW: '2026-08-12T15:00:00Z' };
    const { clock } = sandboxOptions(readSandboxSettings(env));
    expect(clock?.now()).toBe(instant(Date.UTC(2026, 7, 12, 15)));
    const running = sandboxOptions(readSandboxSettings({ ...env, SANDBOX_SPEED: '100000' })).clock;
    expect(running?.now()).toBeGreaterThanOrEqual(Date.UTC(2026, 7, 12, 15));
  });

  it('switch all buckets off with a rate limit of 0', () => {
    const { limits } = sandboxOptions(readSandboxSettings({ SANDBOX_RATE_LIMIT: '0' }));
    expect(limits).toEqual({ general: 0, infer: 0, create: 0, refresh: 0 });
  });
});
