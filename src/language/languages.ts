/** The languages that Landfall is built in, by the short names that addresses and files have. */
export const languages = ['en', 'es', 'fr', 'de', 'zh'] as const;
export type Language = (typeof languages)[number];

/** By which dates, numbers and lists are written: Mexico's Spanish, Canada's French. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en',
  es: 'es-MX',
  fr: 'fr-CA',
  de: 'de-DE',
  zh: 'zh-CN',
};

/** Each in itself, so that its reader finds it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '简体中文',
};

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

/** Of a tag such as `es-MX`, as of a person or with the weight of a header; null where Landfall has none of it. */
export function knownLanguage(tag: string): Language | null {
  const [short = ''] = tag
    .trim()
    .toLowerCase()
    .split(/[^a-z]/);
  return isLanguage(short) ? short : null;
}

/** The file of a page in a language: `index.html`, `index.de.html`. */
export const pageFile = (name: string, language: Language, ending = 'html'): string =>
  language === 'en' ? `${name}.${ending}` : `${name}.${language}.${ending}`;

/** The parameter of an address that asks for one page in a language: `/arrivals?lang=de`. */
export const languageParameter = 'lang';

/** What a choice of language is kept in, since the server has to know it before it sends a page. */
export const languageCookie = 'landfall_language';

/**
 * The language of a page: what its address asks for, for this page alone; else what was chosen; else the first that the
 * browser asks for and Landfall has; else English (docs/languages.md 1). Servers ask it for each page that they send, and
 * the gateway says the same in nginx's words (`deploy/gateway/nginx/asks.conf`).
 */
export function languageOf(asked: string | null, chosen: string | null, accepted: string | null): Language {
  for (const tag of [asked, chosen, ...(accepted?.split(',') ?? [])]) {
    const language = knownLanguage(tag ?? '');
    if (language) return language;
  }
  return 'en';
}

/** What the address of a page asks for; null where it asks for none that Landfall has. */
export const languageOfAddress = (search: string): Language | null =>
  knownLanguage(new URLSearchParams(search).get(languageParameter) ?? '');
