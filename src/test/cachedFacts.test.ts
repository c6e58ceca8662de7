import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { cachedFacts } from './cachedFacts.ts';
import { createSandboxApi } from './sandboxApi.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));

const inLanguage = {
  es: () => import('./cachedFacts.ts', { with: { language: 'es' } }),
  fr: () => import('./cachedFacts.ts', { with: { language: 'fr' } }),
  de: () => import('./cachedFacts.ts', { with: { language: 'de' } }),
  zh: () => import('./cachedFacts.ts', { with: { language: 'zh' } }),
};

describe('what a device keeps and an address names', async () => {
  const { api } = createSandboxApi({ shipments: 400, now });
  const english = await cachedFacts(api, now);

  it.each(['es', 'fr', 'de', 'zh'] as const)('is the same in English and in %s', async (language) => {
    const another = await inLanguage[language]();
    const other = await another.cachedFacts(api, now);
    for (const name of Object.keys(english) as (keyof typeof english)[]) {
      expect([name, other[name]]).toEqual([name, english[name]]);
    }
  });
});
