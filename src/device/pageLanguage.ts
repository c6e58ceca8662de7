import { language } from '#/language/language.ts';
import {
  knownLanguage,
  type Language,
  languageCookie,
  languageOf,
  languageOfAddress,
} from '#/language/languages.ts';

/** A language, or whatever this browser asks for. */
export type LanguageChoice = Language | 'browser';

/** The language that this page is in. */
export const pageLanguage = languageOf(null, null, language);

/** What the address of this page asked for when it was loaded, for this page alone; the router may change it at once. */
export const askedLanguage = languageOfAddress(globalThis.location?.search ?? '');

/** What was chosen on this device. It is in a cookie: the server has to know it before it sends a page. */
export function chosenLanguage(): LanguageChoice {
  const [, chosen = ''] = new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(document.cookie) ?? [];
  return knownLanguage(chosen) ?? 'browser';
}

const year = 31_536_000;

const justChosen = 'landfall.languageChosen';

/** Whether this page was loaded again since its language was chosen; says so once. */
export function wasJustChosen(): boolean {
  try {
    const was = sessionStorage.getItem(justChosen) !== null;
    sessionStorage.removeItem(justChosen);
    return was;
  } catch {
    return false;
  }
}

/** @param choice what the server sends from now on */
export function keepLanguage(choice: LanguageChoice): void {
  const [value, age] = choice === 'browser' ? ['', 0] : [choice, year];
  document.cookie = `${languageCookie}=${value}; path=/; max-age=${age}; samesite=lax`;
  try {
    sessionStorage.setItem(justChosen, choice);
  } catch {
    // Then the focus is at the beginning of the page.
  }
}
