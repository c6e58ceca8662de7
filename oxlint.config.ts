import { importOverrides } from './.ci/lint/restrictImports.ts';

/** The lint rules. Who may import what comes from one table: `.ci/lint/importRules.ts`. */
export default {
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  jsPlugins: ['./.ci/lint/landfall.mjs'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  env: {
    builtin: true,
  },
  // What the guide to webhooks shows is the code of others, and the language of nginx is JavaScript only in part.
  ignorePatterns: ['dist', 'src/features/webhooks/guide/*.mjs', 'deploy/gateway/njs'],
  rules: {
    'import/no-relative-parent-imports': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'no-restricted-globals': [
      'error',
      {
        name: 'fetch',
        message: 'src/data/http/request.ts is the only caller of fetch.',
      },
    ],
    'no-restricted-properties': [
      'error',
      {
        object: 'window',
        property: 'fetch',
        message: 'src/data/http/request.ts is the only caller of fetch.',
      },
      {
        object: 'globalThis',
        property: 'fetch',
        message: 'src/data/http/request.ts is the only caller of fetch.',
      },
      {
        object: 'self',
        property: 'fetch',
        message: 'src/data/http/request.ts is the only caller of fetch.',
      },
    ],
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unnecessary-condition': 'off',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'typescript/unbound-method': 'off',
    'react/incompatible-library': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'no-new': 'off',
    'promise/always-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'import/no-unassigned-import': [
      'error',
      {
        allow: ['**/*.css'],
      },
    ],
  },
  overrides: [
    {
      files: [
        '*.config.ts',
        'deploy/gateway/vitest.config.ts',
        '.size-limit.ts',
        '.ci/lint/landfall.mjs',
        'e2e/support/globalSetup.ts',
      ],
      rules: {
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['src/**', 'sandbox/{routes,records,jsonapi}/**'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'landfall/lookup': 'error',
      },
    },
    {
      files: ['src/**'],
      excludeFiles: [
        'src/wording/**',
        '**/words.ts',
        '**/*Words.ts',
        '**/*.test.ts',
        '**/*.test.tsx',
        'src/test/**',
        'src/**/samples/**',
        'src/features/gallery/**',
      ],
      rules: {
        'landfall/prose': 'error',
      },
    },
    {
      files: [
        'src/app/early.ts',
        'src/app/start.ts',
        'src/data/http/request.ts',
        'sandbox/**',
        'server/**',
        'build/**',
        'deploy/**',
        'e2e/**',
        'bench/**',
        'src/test/**',
        '**/*.test.ts',
        '**/*.test.tsx',
      ],
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
      },
    },
    {
      // A package of its own, whose `imports` cannot lead out of it (docs/decisions/small-installation.md).
      files: ['bench/**'],
      rules: {
        'import/no-relative-parent-imports': 'off',
        // Where its packages are not installed, all that comes from them has any type.
        'typescript/no-unnecessary-type-assertion': 'off',
      },
    },
    ...importOverrides,
  ],
};
