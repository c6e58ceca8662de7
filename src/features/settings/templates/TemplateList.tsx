import { roleLabels } from '#/domain/contacts/words.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { reasonLabel } from '#/domain/templates/words.ts';
import { EntryActs } from '#/features/settings/EntryActs.tsx';
import * as words from './words.ts';

/** The templates by role and name. */
export function TemplateList({
  templates,
  onEdit,
  onCopy,
  onRemove,
}: {
  templates: readonly MessageTemplate[];
  onEdit: (template: MessageTemplate) => void;
  onCopy: (template: MessageTemplate) => void;
  onRemove: (template: MessageTemplate) => void;
}) {
  if (templates.length === 0) return <p className="text-sm text-ink-soft">{words.none}</p>;
  const sorted = templates.toSorted(
    (a, b) =>
      roleLabels[a.role].localeCompare(roleLabels[b.role], 'en') || a.name.localeCompare(b.name, 'en'),
  );
  return (
    <ul className="card divide-y divide-line text-sm">
      {sorted.map((template) => {
        const { id, name, role, reason, language, subject } = template;
        return (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-2">
            <div className="min-w-0 flex-1 basis-72 space-y-0.5 break-words">
              <p className="font-semibold">{name}</p>
              <p>{words.forWhich(roleLabels[role], reasonLabel(reason), language)}</p>
              <p className="text-xs text-ink-soft">{subject}</p>
            </div>
            <EntryActs
              name={name}
              onEdit={() => onEdit(template)}
              copy={{ label: words.copy, title: words.copyOne(name), onCopy: () => onCopy(template) }}
              onRemove={() => onRemove(template)}
            />
          </li>
        );
      })}
    </ul>
  );
}
