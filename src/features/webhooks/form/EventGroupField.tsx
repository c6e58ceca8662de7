import { useId, useState } from 'react';
import type { EventGroup } from '#/domain/webhooks/catalogue.ts';
import { form as words } from '#/features/webhooks/words.ts';
import { Button } from '#/ui/Button.tsx';
import { CheckBox } from '#/ui/CheckBox.tsx';
import { classes } from '#/ui/classes.ts';
import { ChevronDownIcon } from '#/ui/icons.tsx';
import { useWide } from '#/ui/useScreen.ts';

/** The events of a category. On a narrow page they unfold. */
export function EventGroupField({
  group: { label, events },
  chosen,
  isSearched,
  onPut,
}: {
  group: EventGroup;
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
              <label className="flex gap-2 py-1.5 pr-3 hover:bg-hover max-md:py-2">
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
