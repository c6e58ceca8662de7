import { accepting as words } from '#/features/documents/words.ts';
import { Select } from '#/ui/Select.tsx';
import { type AcceptTarget, choiceKey } from './useAcceptTarget.ts';

/** Which shipment or container takes the fields, and why none does. */
export function AcceptInto({
  target: { choices, chosen, holder, failed },
  onChoose,
}: {
  target: AcceptTarget;
  onChoose: (key: string) => void;
}) {
  if (!chosen) return <p className="text-sm text-ink-soft">{words.notLinked}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft print:hidden">
      {choices.length > 1 ? (
        <Select
          label={words.which}
          value={choiceKey(chosen)}
          options={choices.map((choice) => ({
            value: choiceKey(choice),
            label: words.into(choice.kind, choice.number ?? choice.id),
          }))}
          onChange={onChoose}
        />
      ) : (
        <p>{words.into(chosen.kind, holder?.name ?? chosen.number ?? chosen.id)}</p>
      )}
      {failed !== null && (
        <p role="status" className="text-attention">
          {words.failed[failed]}
        </p>
      )}
    </div>
  );
}
