import { type KeyboardEvent, useState } from 'react';
import { documentStatus } from '#/domain/documents/documentStatus.ts';
import type { DocumentReading, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { reading as words, accepting } from '#/features/documents/words.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { FieldRow } from './FieldRow.tsx';
import { choiceKey, useAcceptTarget, type AcceptTarget } from './useAcceptTarget.ts';

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
