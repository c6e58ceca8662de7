import { expect, it } from 'vitest';
import { eventGroups } from '#/domain/webhooks/catalogue.ts';
import { describeEventGroup, searchEvents, webhookEventLabel } from './webhooks.ts';

it('has a label for each event, unlike all others, and a sentence that says what it means', () => {
  const events = eventGroups(null).flatMap((group) => describeEventGroup(group).events);
  expect(events).toHaveLength(43);
  expect(new Set(events.map(({ label }) => label)).size).toBe(43);
  for (const { description } of events) expect(description).toMatch(/^[A-Z].{10,}\.$/);
});

it('has our words for what is known, and those of the service for the rest', () => {
  const offered = [
    { name: 'container.created', description: 'x' },
    { name: 'link.created', description: 'Document linked' },
    { name: 'constructor', description: null },
  ];
  const groups = eventGroups([{ id: 'a', name: 'Other Events', events: offered }]).map(describeEventGroup);
  expect(groups).toMatchObject([
    { label: 'Container and pickup', events: [{ name: 'container.created', label: 'Container added' }] },
    {
      label: 'Other Events',
      events: [
        { name: 'link.created', label: 'link.created', description: 'Document linked' },
        { name: 'constructor', label: 'constructor', description: '' },
      ],
    },
  ]);
  expect(webhookEventLabel('toString')).toBe('toString');
});

it.each([
  ['lfd rail', ['container.pickup_lfd_rail.changed']],
  ['PICKUP_LFD_LINE', ['container.pickup_lfd_line.changed']],
  ['hold', ['container.updated']],
  ['nothing of the kind', []],
])('is searched by all words of a text: %s', (text, names) => {
  const found = searchEvents(eventGroups(null).map(describeEventGroup), text).flatMap(
    (group) => group.events,
  );
  expect(found.map(({ name }) => name)).toEqual(names);
});
