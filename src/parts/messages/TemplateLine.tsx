import { builtIn, type ChosenTemplate } from '#/domain/templates/chooseTemplate.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { compareText } from '#/language/compareText.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { describeFit } from '#/wording/templates.ts';
import * as words from './messageWords.ts';

/** By which template a message is, and why; another one can be chosen. Nothing where the team has none. */
export function TemplateLine({
  chosen: { template, chosenBy },
  templates,
  onChoose,
}: {
  chosen: ChosenTemplate;
  templates: readonly MessageTemplate[];
  /** Receives the id of a template, or `builtIn`. */
  onChoose: (id: string) => void;
}) {
  if (templates.length === 0) return null;
  const fit = chosenBy && describeFit(chosenBy.template.role, chosenBy.reason, chosenBy.template.language);
  const names = templates.toSorted((a, b) => compareText(a.name, b.name));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-60 text-xs break-words text-ink-soft">
        {template ? words.byTemplate(template.name, fit) : words.byBuiltIn}
      </p>
      <Select
        label={words.template}
        value={template?.id ?? builtIn}
        options={[
          { value: builtIn, label: words.builtInMessage },
          ...names.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        className="max-w-full"
        onChange={onChoose}
      />
    </div>
  );
}
