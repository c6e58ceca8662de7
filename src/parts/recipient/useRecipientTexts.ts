import { useEffect, useState } from 'react';
import { pageLanguage } from '#/device/pageLanguage.ts';
import type * as writer from '#/files/shared/writer.ts';
import { type Language, languageNames } from '#/language/languages.ts';
import { second } from '#/time/durations.ts';
import type { Message } from '#/wording/message.ts';
import * as words from './words.ts';

type Writer = typeof writer;

/** A file for each, which loads when it is chosen; that of the page is in what the page has. */
const writers: Readonly<Record<Language, () => Promise<Writer>>> = {
  en: () => import('#/files/shared/writer.ts', { with: { language: 'en' } }),
  es: () => import('#/files/shared/writer.ts', { with: { language: 'es' } }),
  fr: () => import('#/files/shared/writer.ts', { with: { language: 'fr' } }),
  de: () => import('#/files/shared/writer.ts', { with: { language: 'de' } }),
  zh: () => import('#/files/shared/writer.ts', { with: { language: 'zh' } }),
};

/** How long one is waited for: a line that hangs says nothing by itself. */
const longest = 20 * second;

export interface RecipientTexts<Name extends keyof Writer> {
  /** Null while it loads. */
  readonly writer: Pick<Writer, Name> | null;
  /** Why it is that of the page; null where all is well. */
  readonly problem: string | null;
  readonly retry: () => void;
}

/**
 * What writes in a language. Where it cannot be loaded, that of the page stands in.
 *
 * @param own what the page writes with by itself
 */
export function useRecipientTexts<Name extends keyof Writer>(
  wanted: Language,
  own: Pick<Writer, Name>,
): RecipientTexts<Name> {
  const [loaded, setLoaded] = useState<{
    readonly language: Language;
    readonly attempt: number;
    /** Null where it could not be loaded. */
    readonly writer: Writer | null;
  } | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (wanted === pageLanguage) return;
    let isCurrent = true;
    const finish = (writer: Writer | null) => {
      if (isCurrent) setLoaded({ language: wanted, attempt, writer });
      isCurrent = false;
    };
    const timer = setTimeout(() => finish(null), longest);
    writers[wanted]().then(finish, () => finish(null));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, attempt]);
  const retry = () => setAttempt(attempt + 1);
  if (wanted === pageLanguage) return { writer: own, problem: null, retry };
  if (loaded?.language !== wanted || loaded.attempt !== attempt)
    return { writer: null, problem: null, retry };
  return loaded.writer
    ? { writer: loaded.writer, problem: null, retry }
    : { writer: own, problem: words.notLoaded(languageNames[wanted], languageNames[pageLanguage]), retry };
}

/** A message as somebody typed it, and in which language. */
export interface TypedMessage {
  readonly message: Message;
  readonly language: Language;
}

/** What was typed, where that was in this language; it stays for as long as another one is chosen. */
export const typedIn = (
  typed: TypedMessage | undefined,
  language: Language,
  { problem }: RecipientTexts<never>,
): Message | null => (typed && (typed.language === language || problem !== null) ? typed.message : null);
