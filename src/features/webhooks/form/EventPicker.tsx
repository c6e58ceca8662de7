import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type EventGroup, eventGroups, searchEvents } from '#/domain/webhooks/catalogue.ts';
import { form as words } from '#/features/webhooks/words.ts';
import type { RouterContext } from '#/queries/routerContext.ts';
import { eventCategoriesQuery } from '#/queries/webhooks.ts';
import { Button } from '#/ui/Button.tsx';
import { EventGroupField } from './EventGroupField.tsx';

/** Which events a webhook is sent: by category, each with what it means. */
export function EventPicker({
  api,
  chosen,
  problem,
  onChange,
}: {
  api: RouterContext['api'];
  chosen: readonly string[];
  problem: string | null;
  onChange: (chosen: readonly string[]) => void;
}) {
  const id = useId();
  const { data, error } = useQuery(eventCategoriesQuery(api));
  const [text, setText] = useState('');
  const groups = withChosen(eventGroups(data ?? null), chosen);
  const found = searchEvents(groups, text);
  const names = groups.flatMap(namesOf);
  const put = (some: readonly string[], isOn: boolean) => {
    const rest = chosen.filter((name) => !some.includes(name));
    onChange(isOn ? [...rest, ...some] : rest);
  };
  return (
    <fieldset aria-describedby={`${id}-note`} className="min-w-0 space-y-3">
      <legend className="font-medium">{words.events}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            // It narrows the list; the form is sent by its button.
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="h-8 w-64 max-w-full rounded-md border border-line bg-raised px-2.5 text-sm placeholder:text-ink-faint max-md:h-11"
        />
        <Button onClick={() => put(found.flatMap(namesOf), true)}>{words.all}</Button>
        <Button onClick={() => put(found.flatMap(namesOf), false)}>{words.none}</Button>
        <p role="status" className="text-sm text-ink-soft">
          {found.length === 0 ? words.noMatch(text.trim()) : words.chosen(chosen.length, names.length)}
        </p>
      </div>
      {error && !data && <p className="text-sm text-attention">{words.eventsFailed}</p>}
      <p id={`${id}-note`} role="alert" className="text-sm break-words text-problem empty:hidden">
        {problem}
      </p>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {found.map((group) => (
          <EventGroupField
            key={group.id}
            group={group}
            chosen={chosen}
            isSearched={text.trim() !== ''}
            onPut={put}
          />
        ))}
      </div>
    </fieldset>
  );
}

function namesOf({ events }: EventGroup): readonly string[] {
  return events.map(({ name }) => name);
}

/** What a webhook has and the account is not offered any more stays in sight, so that it can be left out. */
function withChosen(groups: readonly EventGroup[], chosen: readonly string[]): readonly EventGroup[] {
  const known = new Set(groups.flatMap(namesOf));
  const others = chosen.filter((name) => !known.has(name));
  if (others.length === 0) return groups;
  const events = others.map((name) => ({ name, label: name, description: '' }));
  return [...groups, { id: 'others', label: words.otherEvents, events }];
}
