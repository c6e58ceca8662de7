import { useEffect, useState } from 'react';
import { pageLanguage } from '#/device/language.ts';
import type * as writer from '#/files/shared/writer.ts';
import { type Language, languageNames } from '#/language/languages.ts';
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

export interface UsedWriter<Name extends keyof Writer> {
  /** Null while it loads. */
  readonly writer: Pick<Writer, Name> | null;
  /** That another one writes, since this one could not be loaded; null where all is well. */
  readonly problem: string | null;
}

/**
 * What writes in a language.
 *
 * @param own what the page writes with by itself
 */
export function useWriter<Name extends keyof Writer>(
  wanted: Language,
  own: Pick<Writer, Name>,
): UsedWriter<Name> {
  const [loaded, setLoaded] = useState<{
    readonly language: Language;
    /** Null where it could not be loaded. */
    readonly writer: Writer | null;
  } | null>(null);
  useEffect(() => {
    if (wanted === pageLanguage) return;
    let left = false;
    const give = (writer: Writer | null) => {
      if (!left) setLoaded({ language: wanted, writer });
    };
    writers[wanted]().then(give, () => give(null));
    return () => {
      left = true;
    };
  }, [wanted]);
  if (wanted === pageLanguage) return { writer: own, problem: null };
  if (loaded?.language !== wanted) return { writer: null, problem: null };
  return loaded.writer
    ? { writer: loaded.writer, problem: null }
    : { writer: own, problem: words.notLoaded(languageNames[wanted], languageNames[pageLanguage]) };
}
