import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { compareField, type FieldComparison, type TrackedValue } from '#/domain/documents/compareField.ts';
import { documentStatus } from '#/domain/documents/documentStatus.ts';
import { fieldUses } from '#/domain/documents/fieldUses.ts';
import { readCustomMoment } from '#/domain/records/customMoment.ts';
import type { DocumentField, DocumentReading, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { accepting, comparing, reading as words } from '#/features/documents/words.ts';
import { formatCount } from '#/language/plural.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment } from '#/time/format.ts';
import { classes } from '#/ui/classes.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { type AcceptTarget, AcceptUse, choiceKey, useAcceptTarget } from './acceptance.tsx';

/** What was read, each at its place on the page, with what it can become of the shipment. */
export function FieldList({
  document,
  reading,
  shown,
  onShow,
}: {
  document: TradeDocument;
  reading: DocumentReading | null;
  shown: string | null;
  onShow: (key: string | null) => void;
}) {
  const [into, setInto] = useState<string | null>(null);
  const fields = reading?.fields ?? [];
  const target = useAcceptTarget(document, fields, into);
  // It stays the one where another is linked before it.
  const chosen = target.chosen && choiceKey(target.chosen);
  if (chosen !== into) setInto(chosen);
  const status = documentStatus(document);
  return (
    <Section title={words.title} level={2}>
      {status === 'failed' && (
        <div role="status" className="card border-attention/40 p-3 text-sm">
          <p className="font-semibold text-attention">{words.failed}</p>
          <p>{document.failedReason}</p>
        </div>
      )}
      {status === 'processing' && (
        <p role="status" className="text-sm text-ink-soft">
          {words.processing}
        </p>
      )}
      {status === 'read' && fields.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      {fields.length > 0 && (
        <>
          <AcceptInto target={target} onChoose={setInto} />
          {/* Keys come up from the fields, each of which is a button. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- As the comment says. */}
          <ul className="card divide-y divide-line" onKeyDown={onKey} onMouseLeave={() => onShow(null)}>
            {fields.map((field) => (
              <FieldRow
                key={field.key}
                field={field}
                target={target}
                isShown={field.key === shown}
                onShow={onShow}
              />
            ))}
          </ul>
          <p className="text-xs text-ink-faint max-md:hidden print:hidden">{words.keys}</p>
        </>
      )}
      {reading !== null && reading.unread > 0 && (
        <p className="text-sm text-attention">{words.unread(reading.unread)}</p>
      )}
    </Section>
  );
}

/** One field: its name, its value, its page, and what it can become. Pointing at it shows it on the page. */
function FieldRow({
  field,
  target: { holder, custom, shipment },
  isShown,
  onShow,
}: {
  field: DocumentField;
  target: AcceptTarget;
  isShown: boolean;
  onShow: (key: string | null) => void;
}) {
  const { key, label, value, candidates, text, place, containerNumber } = field;
  const row = useRef<HTMLLIElement>(null);
  const comparison = shipment && compareField(field, shipment);
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
          <span className="block text-xs text-ink-soft">
            {containerNumber === null ? label : words.ofContainer(label, containerNumber)}
          </span>
          <FieldValue field={field} />
          {value === null && (
            <span className="block text-xs text-attention">{words.eitherOf(candidates)}</span>
          )}
          {comparison && <Comparison comparison={comparison} />}
        </span>
        {place && (
          <span className="shrink-0 text-xs text-ink-faint">
            {place.kind === 'box' ? words.onPage(place.page) : words.inLine(place.line)}
          </span>
        )}
      </button>
      {holder && uses.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 px-2 pb-1 print:hidden">
          {uses.map((use) => (
            <AcceptUse
              key={`${holder.entity.id} ${use.kind === 'reference' ? use.kind : use.definition.id}`}
              use={use}
              holder={holder}
              value={value ?? text}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** Whether tracking says the same, and if not, what it says. */
function Comparison({ comparison }: { comparison: FieldComparison }) {
  const options = useFormatOptions();
  if (comparison.status === 'agrees') {
    return <span className="block text-xs text-ink-soft">{comparing.agrees}</span>;
  }
  const dayText = (day: CalendarDay) => formatMoment({ kind: 'day', day }, options).date;
  return (
    <span className="block text-xs text-attention">
      {comparing.differs(trackedText(comparison.tracked, dayText))}
    </span>
  );
}

function trackedText(tracked: TrackedValue, dayText: (day: CalendarDay) => string): string {
  switch (tracked.kind) {
    case 'lastFreeDay':
      return comparing.lastFreeDay(tracked.days.map(dayText));
    case 'arrival':
      return tracked.isActual ? comparing.arrived(dayText(tracked.day)) : comparing.eta(dayText(tracked.day));
    case 'vessel':
      return comparing.vessel(tracked.name);
    case 'seal':
      return comparing.seal(tracked.number);
    case 'weight':
      return comparing.weight(formatCount(tracked.kilograms));
  }
}

/** The value of a field in the form of its kind, with what stands on the paper behind it. */
function FieldValue({ field: { kind, value, text, currencyCode, unit } }: { field: DocumentField }) {
  const look = 'block text-sm font-medium break-words';
  const moment = kind === 'date' && value !== null ? readCustomMoment(value) : null;
  if (moment) {
    return (
      <span className={look} title={text}>
        <Time moment={moment} />
      </span>
    );
  }
  if (kind === 'party' || kind === 'place') {
    return <span className={`${look} whitespace-pre-line`}>{value ?? text}</span>;
  }
  return (
    <span className={`${look} num`} title={text}>
      {[value ?? text, currencyCode, value === null ? null : unit].filter((part) => part !== null).join(' ')}
    </span>
  );
}

/** Up and down go from field to field, A presses the first button of the one with the focus. */
function onKey(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { currentTarget: list, target } = event;
  const row = target instanceof HTMLElement ? target.closest('li') : null;
  if (!row) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
    next?.querySelector<HTMLElement>('[data-field]')?.focus();
  } else if (event.key.toLowerCase() === 'a' && list.contains(row)) {
    row.querySelector<HTMLElement>('[data-accept]')?.click();
  } else return;
  event.preventDefault();
}

/** Which shipment or container takes the fields, and why none does. */
function AcceptInto({
  target: { choices, chosen, holder, failed },
  onChoose,
}: {
  target: AcceptTarget;
  onChoose: (key: string) => void;
}) {
  if (!chosen) return <p className="text-sm text-ink-soft">{accepting.notLinked}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft print:hidden">
      {choices.length > 1 ? (
        <Select
          label={accepting.which}
          value={choiceKey(chosen)}
          options={choices.map((choice) => ({
            value: choiceKey(choice),
            label: accepting.into(choice.kind, choice.number ?? choice.id),
          }))}
          onChange={onChoose}
        />
      ) : (
        <p>{accepting.into(chosen.kind, holder?.name ?? chosen.number ?? chosen.id)}</p>
      )}
      {failed !== null && (
        <p role="status" className="text-attention">
          {accepting.failed[failed]}
        </p>
      )}
    </div>
  );
}
