import { lookup } from '#/domain/records/lookup.ts';
import { categoryNames, eventLabels } from './words.ts';

/** An event that a webhook can be sent (docs/interface.md 5.1). */
export interface EventChoice {
  /** Its name on the wire. */
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

export interface EventGroup {
  readonly id: string;
  readonly label: string;
  readonly events: readonly EventChoice[];
}

/** A category of events as the service lists it. */
export interface ServedCategory {
  readonly id: string;
  readonly name: string;
  readonly events: readonly { readonly name: string; readonly description: string | null }[];
}

/**
 * What can be chosen, in the order of a journey: the known events that the service offers, in our words, then those that
 * only the service knows, in its own.
 *
 * @param served null while the service has not said what it offers
 */
export function eventGroups(served: readonly ServedCategory[] | null): readonly EventGroup[] {
  if (served === null) return knownGroups;
  const offered = new Set(served.flatMap(({ events }) => events.map(({ name }) => name)));
  const ours = knownGroups.map((group) => ({
    ...group,
    events: group.events.filter(({ name }) => offered.has(name)),
  }));
  const more = served.map(({ id, name, events }) => ({
    id: `service ${id}`,
    label: name,
    events: events
      .filter((event) => !lookup(eventLabels, event.name))
      .map((event) => ({ name: event.name, label: event.name, description: event.description ?? '' })),
  }));
  return [...ours, ...more].filter(({ events }) => events.length > 0);
}

/** What an event is called on screens: its name on the wire where it is not known. */
export function eventLabel(name: string): string {
  return lookup(eventLabels, name)?.label ?? name;
}

/** The groups with only those events that have all words of a text. */
export function searchEvents(groups: readonly EventGroup[], text: string): readonly EventGroup[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  return groups.flatMap((group) => {
    const events = group.events.filter(({ name, label, description }) => {
      const all = `${name} ${label} ${description} ${group.label}`.toLowerCase();
      return wanted.every((word) => all.includes(word));
    });
    return events.length > 0 ? [{ ...group, events }] : [];
  });
}

const knownGroups: readonly EventGroup[] = Object.entries(categoryNames).map(([id, label]) => ({
  id,
  label,
  events: Object.entries(eventLabels)
    .filter(([, { category }]) => category === id)
    .map(([name, words]) => ({ name, label: words.label, description: words.description })),
}));
