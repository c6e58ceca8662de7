import type { SavedView } from '#/domain/list/savedView.ts';

/** What most teams look at first, for who has saved nothing yet. They are links like any other view. */
export const starterViews: readonly Omit<SavedView, 'id'>[] = [
  { name: 'Arriving in 7 days', page: '/shipments', search: '?sort=arrival&from=today&to=%2B7d' },
  {
    name: 'Free time runs',
    page: '/shipments',
    search:
      '?by=container&sort=daysLeft&status=grounded&status=not_available&status=available&status=awaiting_inland_transfer&status=off_dock',
  },
  {
    name: 'At terminal',
    page: '/shipments',
    search: '?by=container&group=discharge&status=grounded&status=not_available&status=available',
  },
];
