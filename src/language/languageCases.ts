import type { Language } from './languages.ts';

/** What an address asks for, what was chosen and what the browser asks for, as they come, and the language of the page. */
type Case = readonly [asked: string | null, chosen: string | null, accepted: string | null, page: Language];

/**
 * The rule of docs/languages.md 1 as a table, for each that says it: `languageOf`, the local server, the gateway, and pages
 * with their service worker (e2e/languageRule.spec.ts).
 */
export const languageCases: readonly Case[] = [
  [null, null, null, 'en'],
  [null, null, '*', 'en'],
  [null, null, 'de', 'de'],
  [null, null, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [null, null, 'DE-AT', 'de'],
  [null, null, 'zh-Hans-CN', 'zh'],
  [null, null, 'es;q=0.9', 'es'],
  [null, null, 'en-GB,de;q=0.9', 'en'],
  [null, null, 'pt-BR, FR-ca;q=0.9, en;q=0.8', 'fr'],
  [null, null, 'ja,zh-CN', 'zh'],
  [null, null, 'pt-BR,ja', 'en'],
  // Friulian and Northern Frisian are no French, Estonian is no Spanish, Slave is no German.
  [null, null, 'fur,frr,est,den', 'en'],
  [null, null, 'frr,es', 'es'],
  [null, 'fr', 'de', 'fr'],
  [null, 'en', 'de', 'en'],
  [null, 'xx', 'de', 'de'],
  [null, '', 'de', 'de'],
  ['es', null, 'de', 'es'],
  ['es', 'fr', 'de', 'es'],
  ['en', 'fr', 'de', 'en'],
  ['es-MX', 'fr', 'de', 'es'],
  ['ZH', 'fr', 'de', 'zh'],
  ['xx', 'fr', 'de', 'fr'],
  ['xx', null, 'de', 'de'],
  ['english', 'fr', 'de', 'fr'],
  ['', 'fr', 'de', 'fr'],
  ['../../etc', null, 'de', 'de'],
  ['es&lang=zh', null, 'de', 'es'],
  ['', null, null, 'en'],
];
