import type { Dist } from './dist.ts';

const pages = ['/index.html', '/arrivals.html', '/shared.html', '/verify.html'];
const worker = '/sw.js';

/** The files that a build must have and has not: its pages, its service worker, and whatever one of them names. */
export function missingFrom(dist: Dist): readonly string[] {
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
