import type { Release } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { releasers } from './words.ts';

/** Who has not released a container, as the sentence has them: `customs`, `the terminal`. */
export function outstandingReleases(releases: readonly Release[] | null): readonly string[] {
  const open = releases?.filter(({ status }) => status !== 'released') ?? [];
  return open.map(({ name }) => lookup(releasers, name)?.by ?? name);
}
