import { isAbsolute, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

export const root = join(import.meta.dirname, '..');

/** Source files that a rule of the build names, by their paths in the repository. */
export interface NamedFiles {
  /** Where the rule stands, for the error. */
  readonly rule: string;
  readonly files: readonly string[];
}

/** The path in the repository of a module, without what a plug-in has added; null for one from elsewhere. */
export function pathOf(id: string): string | null {
  const [file = ''] = id.split('?');
  if (!isAbsolute(file)) return null;
  const path = relative(root, file).split(sep).join('/');
  return path.startsWith('../') ? null : path;
}

export function isNamed({ files }: NamedFiles, id: string): boolean {
  const path = pathOf(id);
  return path !== null && files.includes(path);
}

/** Stops the build where a rule names a file that is not part of it: a file that was moved would lose its place. */
export function checkNamedFiles(rules: readonly NamedFiles[]): Plugin {
  return {
    name: 'landfall:check-named-files',
    apply: 'build',
    buildEnd(error) {
      if (error) return;
      const built = new Set([...this.getModuleIds()].map(pathOf));
      for (const { rule, files } of rules) {
        const missing = files.filter((file) => !built.has(file));
        if (missing.length === 0) continue;
        this.error(
          `${rule} names ${missing.join(', ')}, which the build does not have. Name its new path there.`,
        );
      }
    },
  };
}
