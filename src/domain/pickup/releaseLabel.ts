import type { Release } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { releaseStates, releasers } from './words.ts';

/** `Customs released`, `Carrier on hold`; a word that we do not know as it came. */
export function releaseLabel({ name, status }: Release): string {
  return `${lookup(releasers, name)?.label ?? name} ${lookup(releaseStates, status) ?? status}`;
}
