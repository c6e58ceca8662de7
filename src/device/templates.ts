import { readTemplate } from '#/domain/templates/readTemplate.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { entryStore } from './entryStore.ts';

export interface TemplateBook {
  readonly templates: readonly MessageTemplate[];
}

/** The messages that the team writes itself (docs/contacts.md 5). */
export const useTemplates = entryStore<TemplateBook>('landfall.templates', { templates: readTemplate });
