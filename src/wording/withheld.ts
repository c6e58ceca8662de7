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
