import { useId } from 'react';
import { type Language, languageNames, languages } from '#/language/languages.ts';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import type { RecipientTexts } from './useRecipientTexts.ts';
import * as words from './words.ts';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** In which language a reader elsewhere is written to. */
export function RecipientLanguage({
  language,
  used: { writer, problem, retry },
  onChange,
}: {
  language: Language;
  used: RecipientTexts<never>;
  onChange: (language: Language) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-xs text-ink-soft">
        {words.recipientLanguage}
      </label>
      <Select
        id={id}
        label={words.recipientLanguage}
        value={language}
        options={options}
        className="max-w-full"
        onChange={onChange}
      />
      <p role="status" className={problem === null ? 'text-xs text-ink-soft' : 'text-xs text-problem'}>
        {problem ?? (writer === null && words.loadingLanguage(languageNames[language]))}
      </p>
      {problem !== null && <Button onClick={retry}>{tryAgain}</Button>}
    </div>
  );
}
