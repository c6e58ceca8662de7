import { describe, expect, it } from 'vitest';
import { loadConfig, readConfig } from './start.ts';

describe('the runtime configuration', () => {
  it('has a default for every part', () => {
    expect(readConfig({})).toEqual({
      config: {
        apiBase: '/api/v2',
        requestsPerMinute: 100,
        inferencesPerMinute: 200,
        creationsPerMinute: 100,
        account: null,
        live: false,
      },
      notes: [],
    });
  });

  it('replaces a wrong part alone, and says so', () => {
    const { config, notes } = readConfig({ apiBase: '/tracking/v2/', requestsPerMinute: 'many' });
    expect(config).toMatchObject({ apiBase: '/tracking/v2', requestsPerMinute: 100, account: null });
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('requestsPerMinute');
  });

  it('ignores an account that could be anything but a short name', () => {
    expect(readConfig({ account: '0a1b2c' })).toMatchObject({ config: { account: '0a1b2c' }, notes: [] });
    for (const account of ['', 'x'.repeat(101), 'two words', 7, {}]) {
      const { config, notes } = readConfig({ account });
      expect(config.account).toBeNull();
      expect(notes[0]).toMatch(/account.*ignored/);
    }
  });

  it('asks no other server, which would need the key in the browser', () => {
    for (const apiBase of ['https://service.example/v2', '//service.example/v2', 'v2', '']) {
      expect(readConfig({ apiBase }).config.apiBase).toBe('/api/v2');
    }
  });

  it('hands street tiles on as they came, for the map to check', () => {
    const streetTiles = { url: 7 };
    expect(readConfig({ streetTiles })).toMatchObject({ config: { streetTiles }, notes: [] });
  });

  it('falls back as a whole when the file is missing or no object', async () => {
    const missing = await loadConfig(() => Promise.reject(new Error('404')));
    expect(missing.config.apiBase).toBe('/api/v2');
    expect(missing.config.account).toBeUndefined();
    expect(missing.notes).toHaveLength(1);
    expect(readConfig([]).notes).toHaveLength(1);
    expect(readConfig(null).notes).toHaveLength(1);
  });
});
