import type { Withheld } from '#/domain/pickup/freeDay.ts';
import type { LastCheck } from '#/domain/pickup/lastCheck.ts';

const checkedNames: Readonly<Record<LastCheck['who'], string>> = { terminal: 'Terminal', rail: 'Railroad' };

/** Why what is reported cannot be judged by, as a sentence. */
export function describeWithheld(withheld: Withheld): string {
  switch (withheld.code) {
    case 'stopped':
      return 'Tracking stopped, so later events are not reported.';
    case 'neverUpdated':
      return 'Carrier update not reported.';
    case 'lastUpdated':
      return `Carrier last updated ${withheld.days} days ago.`;
    case 'pickupStopped':
      return 'Tracking stopped, so pickup is not reported.';
    case 'neverChecked':
      return `${checkedNames[withheld.who]} not checked yet.`;
    case 'checkedAhead':
      return `${checkedNames[withheld.who]}: the last check is dated ahead.`;
    case 'lastChecked':
      return `${checkedNames[withheld.who]} last checked ${withheld.days} days ago.`;
  }
}

/** By itself, and after what it is about. */
interface WithheldInShort {
  readonly alone: string;
  readonly beside: string;
}

const stopped: WithheldInShort = { alone: 'Tracking stopped', beside: 'tracking stopped' };
const unchecked: WithheldInShort = { alone: 'Not checked yet', beside: 'never checked' };
const stale: WithheldInShort = { alone: 'Stale data', beside: 'stale data' };

/** Why, in two words. */
export const withheldInShort: Readonly<Record<Withheld['code'], WithheldInShort>> = {
  stopped,
  pickupStopped: stopped,
  neverUpdated: unchecked,
  neverChecked: unchecked,
  checkedAhead: unchecked,
  lastUpdated: stale,
  lastChecked: stale,
};

/** Why nothing is judged, in a second line: of what is tracked no more, that. */
export const describeUnjudged = (withheld: Withheld): string =>
  withheldInShort[withheld.code] === stopped ? stopped.alone : describeWithheld(withheld);
