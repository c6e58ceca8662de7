import { type ReactNode, useState } from 'react';
import type { Checked } from '#/domain/records/checked.ts';
import { TextField } from '#/parts/fields/TextField.tsx';

/** What a form says of itself, and what becomes of what is typed. */
export interface TypedFormProps<Typed, Entry> {
  readonly title: string;
  readonly submit: string;
  readonly initial: Typed;
  readonly onSave: (entry: Entry) => void;
  /** Receives what was typed. */
  readonly onClose: (typed: Typed) => void;
}

type TextName<Typed> = { [Name in keyof Typed]: Typed[Name] extends string ? Name : never }[keyof Typed];

/**
 * A form whose fields are texts. What is wrong is said once somebody has tried to save, and all that was typed stays.
 *
 * @param read the entry that they are
 * @param describe what is wrong, as a sentence
 * @param label of a field
 * @returns what is typed, how to change it, a field for one of its texts, and what the dialog needs
 */
export function useTypedForm<Typed, Entry, Problem, Name extends string>(
  { title, submit, initial, onSave, onClose }: TypedFormProps<Typed, Entry>,
  read: (typed: Typed) => Checked<Entry, Problem>,
  describe: (problem: Problem) => string,
  label: (name: Name) => string,
) {
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const { value, problems } = read(typed);
  return {
    typed,
    change: (over: Partial<Typed>) => setTyped({ ...typed, ...over }),
    /** That of the name, which is the first, has the keyboard. */
    text: (name: Name & TextName<Typed>, hint?: string, type: 'text' | 'date' = 'text') => (
      <TextField
        label={label(name)}
        hint={hint}
        type={type}
        value={String(typed[name])}
        autoFocus={name === 'name'}
        onChange={(next) => setTyped({ ...typed, [name]: next })}
      />
    ),
    dialog: {
      title,
      submit,
      problem: tried && !value ? problems.map(describe).join(' ') : null,
      onClose: () => onClose(typed),
      onSubmit: () => {
        setTried(true);
        if (value) onSave(value);
      },
    },
  };
}

/** Fields beside each other where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 sm:grid-cols-2">{children}</div>
);
