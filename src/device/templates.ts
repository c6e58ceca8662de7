import { readTemplate } from '#/domain/templates/readTemplate.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { cachedList, storedStore } from './storage.ts';

const name = 'landfall.templates';

interface StoredTemplates {
  readonly templates: readonly MessageTemplate[];
  /** Stored templates that this version cannot read; they stay for the one that can. */
  readonly unread: readonly unknown[];
}

/** The messages that the team writes itself, as entered on this device or opened from a file (docs/contacts.md 5). */
export const useTemplates = storedStore<StoredTemplates>(name, () => ({ templates: [], unread: [] }), {
  read: (stored) => {
    const records = cachedList(stored, 'templates').map((record) => ({ record, ...readTemplate(record) }));
    return {
      templates: records.flatMap(({ value }) => value ?? []),
      unread: records.flatMap(({ record, value }) => (value ? [] : [record])),
    };
  },
  write: ({ templates, unread }) => ({ templates: [...templates, ...unread] }),
});
