import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { eventCategoriesQuery } from '#/data/webhooks/queries.ts';
import { eventGroups } from '#/domain/webhooks/catalogue.ts';
import { form as words } from '#/features/webhooks/words.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CheckBox } from '#/ui/fields/CheckBox.tsx';
import { useWide } from '#/ui/hooks/useScreen.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
import { describeEventGroup, type EventGroupText, searchEvents } from '#/wording/webhooks.ts';

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
  const groups = withChosen(eventGroups(data ?? null).map(describeEventGroup), chosen);
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
          className="h-8 w-64 max-w-full rounded border border-line bg-raised px-3 text-sm placeholder:text-ink-faint max-md:h-11"
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

function namesOf({ events }: EventGroupText): readonly string[] {
  return events.map(({ name }) => name);
}

/** What a webhook has and the account is not offered any more stays in sight, so that it can be left out. */
function withChosen(groups: readonly EventGroupText[], chosen: readonly string[]): readonly EventGroupText[] {
  const known = new Set(groups.flatMap(namesOf));
  const others = chosen.filter((name) => !known.has(name));
  if (others.length === 0) return groups;
  const events = others.map((name) => ({ name, label: name, description: '' }));
  return [...groups, { id: 'others', label: words.otherEvents, events }];
}

/** The events of a category. On a narrow page they unfold. */
function EventGroupField({
  group: { label, events },
  chosen,
  isSearched,
  onPut,
}: {
  group: EventGroupText;
  chosen: readonly string[];
  /** What was searched for is always unfolded. */
  isSearched: boolean;
  onPut: (names: readonly string[], isOn: boolean) => void;
}) {
  const id = useId();
  const isWide = useWide();
  const [isUnfolded, setUnfolded] = useState(false);
  const names = events.map(({ name }) => name);
  const count = names.filter((name) => chosen.includes(name)).length;
  const isAll = count === names.length;
  const isOpen = isWide || isSearched || isUnfolded;
  return (
    <section aria-labelledby={id} className="card min-w-0">
      <div className="flex items-center gap-1 py-1 pr-2">
        <CheckBox
          label={words.allOf(label)}
          checked={isAll || (count > 0 && 'mixed')}
          className="py-2"
          onChange={() => onPut(names, !isAll)}
        />
        <h3 id={id} className="min-w-0 flex-1 text-sm font-semibold">
          {label}
        </h3>
        <span className="text-xs text-ink-soft">{words.ofGroup(count, names.length)}</span>
        {!isWide && !isSearched && (
          <Button
            look="bare"
            aria-label={words.unfold(label)}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <span className={classes('inline-flex', isUnfolded && 'rotate-180')}>
              <ChevronDownIcon />
            </span>
          </Button>
        )}
      </div>
      {isOpen && (
        <ul className="divide-y divide-line border-t border-line">
          {events.map(({ name, label: text, description }) => (
            <li key={name}>
              <label className="flex gap-2 py-1 pr-3 hover:bg-hover max-md:py-2">
                <span className="flex w-10 shrink-0 justify-center pt-0.5">
                  <input
                    type="checkbox"
                    checked={chosen.includes(name)}
                    onChange={({ target }) => onPut([name], target.checked)}
                    className="size-4 accent-(--accent)"
                  />
                </span>
                <span className="min-w-0">
                  <span className="block text-sm font-medium break-words">{text}</span>
                  {description !== '' && (
                    <span className="block text-xs break-words text-ink-soft">{description}</span>
                  )}
                  {text !== name && (
                    <span className="num block text-xs break-all text-ink-faint">{name}</span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
