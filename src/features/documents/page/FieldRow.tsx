import { useEffect, useRef } from 'react';
import { fieldUses } from '#/domain/documents/fieldUses.ts';
import type { DocumentField } from '#/domain/records/tradeDocument.ts';
import { accepting, reading as words } from '#/features/documents/words.ts';
import { classes } from '#/ui/classes.ts';
import { AcceptCustom } from './AcceptCustom.tsx';
import { AcceptReference } from './AcceptReference.tsx';
import { FieldValue } from './FieldValue.tsx';
import type { AcceptTarget } from './useAcceptTarget.ts';

/** One field: its name, its value, its page, and what it can become. Pointing at it shows it on the page. */
export function FieldRow({
  field,
  target: { holder, custom },
  isShown,
  onShow,
}: {
  field: DocumentField;
  target: AcceptTarget;
  isShown: boolean;
  onShow: (key: string | null) => void;
}) {
  const { key, label, value, candidates, text, place } = field;
  const row = useRef<HTMLLIElement>(null);
  const uses = holder ? fieldUses(field, holder, custom) : [];
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li ref={row} className={classes('px-1 py-1', isShown && 'bg-accent-wash')}>
      <button
        type="button"
        data-field
        title={place ? undefined : words.noPlace}
        className="flex w-full items-baseline gap-2 rounded px-2 py-1 text-left max-md:min-h-11 print:flex!"
        onMouseEnter={() => onShow(key)}
        onFocus={() => onShow(key)}
        onClick={() => onShow(key)}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-ink-soft">{label}</span>
          <FieldValue field={field} />
          {value === null && (
            <span className="block text-xs text-attention">{words.eitherOf(candidates)}</span>
          )}
        </span>
        {place && (
          <span className="shrink-0 text-xs text-ink-faint">
            {place.kind === 'box' ? words.onPage(place.page) : words.inLine(place.line)}
          </span>
        )}
      </button>
      {holder && uses.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 px-2 pb-1 print:hidden">
          {uses.map((use) => {
            if (use.kind === 'reference') {
              return (
                <AcceptReference
                  key={`${holder.entity.id} reference`}
                  use={use}
                  value={value ?? text}
                  present={holder.refNumbers}
                />
              );
            }
            const { id, label: name } = use.definition;
            if (use.kind === 'noChoice') {
              return (
                <span key={id} className="text-xs text-ink-faint">
                  {accepting.noChoice(name)}
                </span>
              );
            }
            return <AcceptCustom key={`${holder.entity.id} ${id}`} use={use} entity={holder.entity} />;
          })}
        </div>
      )}
    </li>
  );
}
