import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { keptFacts } from './keptFacts.ts';
import { createSandboxApi } from './sandboxApi.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));

const inLanguage = {
  es: () => import('./keptFacts.ts', { with: { language: 'es' } }),
  fr: () => import('./keptFacts.ts', { with: { language: 'fr' } }),
  de: () => import('./keptFacts.ts', { with: { language: 'de' } }),
  zh: () => import('./keptFacts.ts', { with: { language: 'zh' } }),
};

describe('what a device keeps and an address names', async () => {
  const { api } = createSandboxApi({ shipments: 400, now });
  const english = await keptFacts(api, now);

  it.each(['es', 'fr', 'de', 'zh'] as const)('is the same in English and in %s', async (language) => {
    const another = await inLanguage[language]();
    const other = await another.keptFacts(api, now);
    for (const name of Object.keys(english) as (keyof typeof english)[]) {
      expect([name, other[name]]).toEqual([name, english[name]]);
    }
  });
});
