import { Select, type SelectOption } from '#/ui/fields/Select.tsx';
import { FieldFrame } from './FieldFrame.tsx';

export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  hint,
  problem = null,
}: {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  hint?: string;
  problem?: string | null;
}) {
  return (
    <FieldFrame {...{ label, hint, problem }}>
      {({ id, noteId }) => (
        <Select
          {...{ id, label, value, options, onChange }}
          isWrong={problem !== null}
          describedBy={noteId}
          className="w-full align-top"
        />
      )}
    </FieldFrame>
  );
}
