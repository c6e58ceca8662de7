import type { SavedView } from '#/domain/list/savedView.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { type Phase, statusPhase } from '#/domain/status/statusPhase.ts';
import { starterNames } from './panelWords.ts';

/** The part of an address that filters by the statuses of some phases. */
const statusesIn = (...phases: readonly Phase[]): string =>
  containerStatuses
    .filter((status) => phases.includes(statusPhase(status)))
    .map((status) => `status=${status}`)
    .join('&');

/** Views to start with while none is saved. They are links like any other view. */
export const starterViews: readonly Omit<SavedView, 'id'>[] = [
  { name: starterNames.arriving, page: '/shipments', search: '?sort=arrival&from=today&to=%2B7d' },
  {
    name: starterNames.freeTime,
    page: '/shipments',
    search: `?by=container&sort=daysLeft&${statusesIn('port', 'awaitingInland', 'offDock')}`,
  },
  {
    name: starterNames.atTerminal,
    page: '/shipments',
    search: `?by=container&group=discharge&${statusesIn('port')}`,
  },
];
