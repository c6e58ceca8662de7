import { describe, expect, it } from 'vitest';
import { loadConfig, readConfig } from './config.ts';

describe('the runtime configuration', () => {
  it('has a default for every part', () => {
    expect(readConfig({})).toEqual({ config: { apiBase: '/api/v2', requestsPerMinute: 100 }, notes: [] });
  });

  it('replaces a wrong part alone, and says so', () => {
    const { config, notes } = readConfig({ apiBase: '/tracking/v2/', requestsPerMinute: 'many' });
    expect(config).toEqual({ apiBase: '/tracking/v2', requestsPerMinute: 100 });
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('requestsPerMinute');
  });

  it('asks no other server, which would need the key in the browser', () => {
    for (const apiBase of ['https://service.example/v2', '//service.example/v2', 'v2', '']) {
      expect(readConfig({ apiBase }).config.apiBase).toBe('/api/v2');
    }
  });

  it('falls back as a whole when the file is missing or no object', async () => {
    const missing = await loadConfig(() => Promise.reject(new Error('404')));
    expect(missing.config.apiBase).toBe('/api/v2');
    expect(missing.notes).toHaveLength(1);
    expect(readConfig([]).notes).toHaveLength(1);
    expect(readConfig(null).notes).toHaveLength(1);
  });
});
