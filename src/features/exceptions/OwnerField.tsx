import { useId } from 'react';
import { ownerField } from './caseWords.ts';

const longestName = 60;

/** The name of an owner, with those that are known while somebody types. */
export function OwnerField({
  value,
  owners,
  isWrong = false,
  describedBy,
  onChange,
}: {
  value: string;
  owners: readonly string[];
  isWrong?: boolean;
  /** Ids. */
  describedBy?: string;
  onChange: (name: string) => void;
}) {
  const names = useId();
  return (
    <>
      <label className="block space-y-1">
        <span className="block">{ownerField}</span>
        <input
          value={value}
          list={names}
          maxLength={longestName}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.value)}
          className="h-8 w-full rounded border border-line bg-surface px-2 aria-invalid:border-problem max-md:h-11"
        />
      </label>
      <datalist id={names}>
        {owners.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
