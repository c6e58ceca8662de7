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

/** Of a tag such as `es-MX`, as of a person; null where Landfall has none of it. */
export function knownLanguage(tag: string): Language | null {
  const [short = ''] = tag.trim().toLowerCase().split('-');
  return isLanguage(short) ? short : null;
}

/** The file of a page in a language: `index.html`, `index.de.html`. */
export const pageFile = (name: string, language: Language, ending = 'html'): string =>
  language === 'en' ? `${name}.${ending}` : `${name}.${language}.${ending}`;

/** What a choice of language is kept in, since the server has to know it before it sends a page. */
export const languageCookie = 'landfall_language';

/**
 * The language of a page: what its address says, else what was chosen, else the first that the browser asks for, else
 * English.
 */
export function languageOf(asked: string | null, chosen: string | null, accepted: string | null): Language {
  const wanted = [asked, chosen, ...(accepted?.split(',') ?? [])];
  return wanted.map((tag) => tag?.trim().slice(0, 2).toLowerCase() ?? '').find(isLanguage) ?? 'en';
}
