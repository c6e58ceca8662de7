import { describe, expect, it } from 'vitest';
import { readGateSettings } from './settings.ts';

const key = 'secret-key';
const read = (url: string) => readGateSettings({ TRACKING_API_URL: url, TRACKING_API_KEY: key });

describe('settings', () => {
  it('are the embedded service on port 4173 when nothing is set', () => {
    expect(readGateSettings({})).toEqual({
      port: 4173,
      service: { kind: 'embedded' },
      answerLimits: { seconds: 60, megabytes: 32 },
      streetTiles: null,
      frameAncestors: [],
    });
    expect(readGateSettings({ TRACKING_API_URL: '', TRACKING_API_KEY: '' }).service.kind).toBe('embedded');
  });

  it.each(['x', '-1', '65536', '80.5', '0x50'])(
    'refuse the port %s in a sentence that names PORT',
    (PORT) => {
      expect(() => readGateSettings({ PORT })).toThrow(/^PORT must be a whole number/);
    },
  );

  it('bound how long and how large an answer of the service may be', () => {
    const env = { TRACKING_API_TIMEOUT: '5', TRACKING_API_MAX_ANSWER: '64' };
    expect(readGateSettings(env).answerLimits).toEqual({ seconds: 5, megabytes: 64 });
    for (const value of ['0', '-1', '1.5', '1e3', '601', 'long']) {
      expect(() => readGateSettings({ TRACKING_API_TIMEOUT: value })).toThrow(
        'TRACKING_API_TIMEOUT must be a whole number of seconds from 1 to 600.',
      );
    }
    expect(() => readGateSettings({ TRACKING_API_MAX_ANSWER: '2000' })).toThrow(
      'TRACKING_API_MAX_ANSWER must be a whole number of MB from 1 to 1024.',
    );
  });

  it('take a base address with its version, and add /v2 to a bare host', () => {
    const baseOf = (url: string) => {
      const { service } = read(url);
      return service.kind === 'remote' ? service.baseUrl : null;
    };
    expect(baseOf('https://api.example.com')).toBe('https://api.example.com/v2');
    expect(baseOf('https://api.example.com/v2/')).toBe('https://api.example.com/v2');
    expect(baseOf('http://127.0.0.1:4010/tracking/v2')).toBe('http://127.0.0.1:4010/tracking/v2');
  });

  it('want address and key together', () => {
    expect(() => readGateSettings({ TRACKING_API_KEY: key })).toThrow(/TRACKING_API_URL is not/);
    expect(() => readGateSettings({ TRACKING_API_URL: 'https://x.example' })).toThrow(
      /TRACKING_API_KEY is not/,
    );
  });

  it('take street tiles with the words that their source asks for, or none', () => {
    const tiles = {
      STREET_TILES_URL: 'https://tiles.example:8443/v1/{z}/{x}/{y}.png?style=calm',
      STREET_TILES_ATTRIBUTION: '© Example contributors',
    };
    expect(readGateSettings(tiles).streetTiles).toEqual({
      url: tiles.STREET_TILES_URL,
      attribution: '© Example contributors',
      maxZoom: 18,
    });
    expect(readGateSettings({ ...tiles, STREET_TILES_MAX_ZOOM: '20' }).streetTiles?.maxZoom).toBe(20);
    expect(() => readGateSettings({ ...tiles, STREET_TILES_ATTRIBUTION: '' })).toThrow(
      /^STREET_TILES_ATTRIBUTION must/,
    );
    for (const zoom of ['0', '23', '1.5', 'many']) {
      expect(() => readGateSettings({ ...tiles, STREET_TILES_MAX_ZOOM: zoom })).toThrow(
        /^STREET_TILES_MAX_ZOOM must/,
      );
    }
  });

  it('take the origins whose pages may frame the board', () => {
    const FRAME_ANCESTORS = 'https://player.example:8443, https://*.signage.example http://127.0.0.1:80';
    expect(readGateSettings({ FRAME_ANCESTORS }).frameAncestors).toEqual([
      'https://player.example:8443',
      'https://*.signage.example',
      'http://127.0.0.1:80',
    ]);
  });

  it.each([
    '*',
    "'self'",
    'player.example',
    'https:',
    'https://*',
    'https://player.example/path',
    'https://a.example; script-src *',
    'https://user@a.example',
    'file://',
  ])('refuse %s as one of them', (FRAME_ANCESTORS) => {
    expect(() => readGateSettings({ FRAME_ANCESTORS })).toThrow(/^FRAME_ANCESTORS must be origins/);
  });

  it.each([
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example; script-src */{z}/{x}/{y}.png',
    'https://user:pass@tiles.example/{z}/{x}/{y}.png',
  ])('refuse %s as the address of street tiles', (url) => {
    const tiles = { STREET_TILES_URL: url, STREET_TILES_ATTRIBUTION: 'Example' };
    expect(() => readGateSettings(tiles)).toThrow(/^STREET_TILES_URL must be an https address/);
  });

  it('never repeat a secret in what they complain about', () => {
    const urls = [
      'ftp://u:secret-key@x',
      'https://u:secret-key@x/v2',
      'secret-key',
      'https://x/v2?key=secret-key',
    ];
    for (const url of urls) {
      expect(() => read(url)).toThrow(/^TRACKING_API_URL must (?!.*secret-key)/);
    }
    const bad = { TRACKING_API_URL: 'https://x', TRACKING_API_KEY: 'secret key' };
    expect(() => readGateSettings(bad)).toThrow(/^TRACKING_API_KEY must (?!.*secret)/);
  });
});
