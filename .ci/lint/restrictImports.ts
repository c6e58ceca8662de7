import { type FolderRule, folderRules, testRules } from './importRules.ts';

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** How files of a folder are imported from others: `src/time` as `#/time`, `sandbox` as `#sandbox`. */
function aliasOf(folder: string): string {
  return folder.startsWith('src/') ? `#/${folder.slice('src/'.length)}` : `#${folder}`;
}

function patternsOf(name: string): string[] {
  if (name.endsWith('/')) return [`${name}**`];
  if (/\.tsx?$|[*]/.test(name)) return name === 'node:*' ? [name, `${name}/**`] : [name];
  return name.startsWith('#') ? [`${name}/**`] : [name, `${name}/**`];
}

/** What a folder may import, in words. */
export function wordsOf({ files, packages }: FolderRule): string {
  return ['its own files', ...files, ...packages].join(', ');
}

const not = (patterns: readonly string[]) => patterns.map((pattern) => `!${pattern}`);

function restrict(rule: FolderRule, own: readonly string[]) {
  const everywhere = rule.folder.startsWith('src/') ? ['#/language/**'] : [];
  const allowed = ['./**', ...everywhere, ...own, ...[...rule.files, ...rule.packages].flatMap(patternsOf)];
  const named = rule.files.filter((name) => name.endsWith('.ts'));
  const never = (rule.never ?? []).flatMap(patternsOf);
  const note = rule.note === undefined ? '' : ` (${rule.note})`;
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            // The last that fits decides.
            group: ['**', ...not(allowed), ...never, ...not(named)],
            message: `${rule.folder} may import only ${wordsOf(rule)}${note}.`,
          },
        ],
      },
    ],
  };
}

/** The linter's part of the table, folder by folder. */
export const importOverrides = [
  ...folderRules.map((rule) => ({
    files: [rule.glob ?? `${rule.folder}/**`],
    excludeFiles: tests,
    rules: restrict(rule, [`${aliasOf(rule.folder)}/**`]),
  })),
  {
    files: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    excludeFiles: ['src/test/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['#sandbox/**', '#server/**', '#build/**'],
              message: 'A test in src reaches the embedded service through src/test.',
            },
          ],
        },
      ],
    },
  },
  ...testRules.map((rule) => ({ files: [rule.glob], rules: restrict(rule, []) })),
];
