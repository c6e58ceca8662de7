import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useFieldEdit } from '#/data/customFields/useFieldEdit.ts';
import { compareField, type FieldComparison, type TrackedValue } from '#/domain/documents/compareField.ts';
import { fieldUses, type FieldUse } from '#/domain/documents/fieldUses.ts';
import { type CustomEntity, formatCustomValue } from '#/domain/records/customField.ts';
import { readCustomMoment } from '#/domain/records/customMoment.ts';
import type { DocumentField } from '#/domain/records/tradeDocument.ts';
import { accepting, comparing, reading as words } from '#/features/documents/words.ts';
import { Time } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment } from '#/time/format.ts';
import { classes } from '#/ui/classes.ts';
import { AcceptButton } from './AcceptButton.tsx';
import { AcceptReference } from './AcceptReference.tsx';
import type { AcceptTarget } from './useAcceptTarget.ts';

const route = getRouteApi('/_app/documents/$documentId');

/** One field: its name, its value, its page, and what it can become. Pointing at it shows it on the page. */
export function FieldRow({
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
      return comparing.weight(tracked.kilograms.toLocaleString('en-US'));
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

/** Puts a value into a custom field of a shipment or container, as editing it there does: with its conflicts and its undo. */
function AcceptCustom({
  use: { definition, entry, present, isThere },
  entity,
}: {
  use: Extract<FieldUse, { kind: 'field' }>;
  entity: CustomEntity;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { last, failure, save, fieldWith } = useFieldEdit(api, { entity, definition }, true);
  const saved = last?.status === 'saved' && !last.edit.undoes && isThere ? last : null;
  return (
    <AcceptButton
      label={accepting.asField(definition.label)}
      there={accepting.isField(definition.label)}
      hint={
        present && !isThere && definition.dataType !== 'enum_multi'
          ? accepting.replaces(formatCustomValue(present))
          : null
      }
      isThere={isThere}
      isSaving={last?.status === 'saving'}
      failure={failure}
      onAccept={() => save({ next: fieldWith(entry), seen: present, undoes: false })}
      onUndo={saved && (() => save({ next: saved.edit.seen, seen: saved.saved, undoes: true }))}
    />
  );
}
