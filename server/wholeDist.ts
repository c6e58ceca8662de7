import { type Language, pageFile } from '#/language/languages.ts';
import type { Dist } from './dist.ts';

/** The files that a build must have and has not: its pages, its service worker, and whatever one of them names. */
export function missingFrom(dist: Dist, language: Language = 'en'): readonly string[] {
  const pages = ['/index', '/arrivals', '/shared', '/verify'].map((page) => pageFile(page, language));
  const worker = pageFile('/sw', language, 'js');
  const text = (path: string): string => dist.get(path)?.bytes.toString('utf8') ?? '';
  const namedBy = (path: string, pattern: RegExp): string[] =>
    [...text(path).matchAll(pattern)].map((match) => new URL(match[1] ?? '', 'http://x/').pathname);
  const named = [
    ...pages,
    worker,
    ...pages.flatMap((path) => namedBy(path, /\s(?:src|href)="(\/[^"]*)"/g)),
    // The minifier chooses the quotes.
    ...namedBy(worker, /\burl:["`]([^"`]+)["`]/g),
  ];
  return [...new Set(named)].filter((path) => !dist.has(path));
}
