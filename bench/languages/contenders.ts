import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { lingui } from '@lingui/vite-plugin';
import type { PluginOption, UserConfig } from 'vite';
import { formsOf, type Message, valuesOf } from './messages.ts';

export type Language = 'en' | 'de';

export interface Contender {
  readonly name: string;
  /** What one build of it can say. */
  readonly says: readonly Language[];
  /** Writes `words.js`, which exports each message, and `use.js`, whose `use(language)` makes it the language. */
  readonly write: (
    folder: string,
    messages: readonly Message[],
    languages: readonly Language[],
  ) => Promise<void>;
  readonly plugins?: (folder: string) => PluginOption[];
  readonly config?: UserConfig;
}

const language = join(import.meta.dirname, '../../src/language/plural.ts');
const lines = (messages: readonly Message[], line: (message: Message) => string) =>
  messages.map(line).join('\n');
const given = (text: string) => valuesOf(text).join(', ');

/** `Snoozed {what}` as a template: `Snoozed ${what}`. */
const asTemplate = (text: string) =>
  `\`${text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${${name}}`).replaceAll('#', '${formatCount(count)}')}\``;

function asOurs(name: string, text: string): string {
  const forms = formsOf(text);
  if (typeof forms !== 'string')
    return `export const ${name} = (count) => plural(count, ${asTemplate(forms.one)}, ${asTemplate(forms.other)});`;
  return given(text) === ''
    ? `export const ${name} = ${JSON.stringify(text)};`
    : `export const ${name} = (${given(text)}) => ${asTemplate(text)};`;
}

/** Constants and functions, as they are today, in one language: what a plugin of the build would make of words.ts. */
const ours =
  (of: Language): Contender['write'] =>
  async (folder, messages) => {
    await writeFile(
      join(folder, 'words.js'),
      `import { formatCount, plural } from ${JSON.stringify(language)};\n${lines(messages, (one) => asOurs(one.name, one[of]))}`,
    );
    await writeFile(join(folder, 'use.js'), 'export const use = async () => {};');
  };

/** The rules of plurals and of numbers are of the language that is built. */
const inLanguage = (of: Language): PluginOption => ({
  name: 'in-language',
  enforce: 'pre',
  transform: (code, id) => (id === language ? code.replaceAll("('en')", `('${of}')`) : null),
});

/** One catalogue a language: English with the code, each other one when it is used. */
async function writeCatalogues(
  folder: string,
  languages: readonly Language[],
  load: string,
  catalogue: (of: Language) => unknown,
): Promise<void> {
  for (const of of languages)
    await writeFile(join(folder, `${of}.js`), `export const messages = ${JSON.stringify(catalogue(of))};`);
  const others = languages.filter((of) => of !== 'en').map((of) => `${of}: () => import('./${of}.js')`);
  await writeFile(
    join(folder, 'use.js'),
    `import { messages as english } from './en.js';
    ${load}
    const others = { ${others.join(', ')} };
    export const use = async (language) => start(language, (await others[language]?.())?.messages ?? english);`,
  );
}

/** In macros: `plural(count, { one: '# row', other: '# rows' })`, and a tagged template for the rest. */
function inMacro({ name, en }: Message): string {
  const forms = formsOf(en);
  const inside =
    typeof forms === 'string'
      ? `t${asTemplate(forms)}`
      : `plural(count, { one: ${JSON.stringify(forms.one)}, other: ${JSON.stringify(forms.other)} })`;
  return `export const ${name} = (${given(en)}) => ${typeof forms === 'string' ? inside : `t\`\${${inside}}\``};`;
}

const byLingui: Contender['write'] = async (folder, messages, languages) => {
  await writeFile(
    join(folder, 'words.js'),
    `import { plural, t } from '@lingui/core/macro';\n${lines(messages, inMacro)}`,
  );
  await writeFile(
    join(folder, 'lingui.config.js'),
    "export default { locales: ['en', 'de'], sourceLocale: 'en' };",
  );
  await writeCatalogues(
    folder,
    languages,
    `import { i18n } from '@lingui/core';
    const start = (locale, messages) => i18n.loadAndActivate({ locale, messages });`,
    (of) => Object.fromEntries(messages.map((one) => [generateMessageId(one.en), compileMessage(one[of])])),
  );
};

const byFormatjs: Contender['write'] = async (folder, messages, languages) => {
  await writeFile(
    join(folder, 'words.js'),
    `import { intl } from './intl.js';\n${lines(messages, ({ name, en }) => `export const ${name} = (${given(en)}) => intl.current.formatMessage({ id: '${name}' }, { ${given(en)} });`)}`,
  );
  await writeFile(join(folder, 'intl.js'), 'export const intl = { current: null };');
  await writeCatalogues(
    folder,
    languages,
    `import { createIntl } from '@formatjs/intl';
    import { intl } from './intl.js';
    const start = (locale, messages) => { intl.current = createIntl({ locale, messages }); };`,
    (of) => Object.fromEntries(messages.map((one) => [one.name, parse(one[of], { captureLocation: false })])),
  );
};

const noParser = {
  resolve: {
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
};

export const contenders: readonly Contender[] = [
  { name: 'today', says: ['en'], write: ours('en') },
  { name: 'build, English', says: ['en'], write: ours('en'), plugins: () => [inLanguage('en')] },
  { name: 'build, German', says: ['de'], write: ours('de'), plugins: () => [inLanguage('de')] },
  {
    name: 'Lingui',
    says: ['en', 'de'],
    write: byLingui,
    plugins: (folder) => [lingui({ macroTransform: true, configPath: join(folder, 'lingui.config.js') })],
  },
  { name: 'FormatJS', says: ['en', 'de'], write: byFormatjs, config: noParser },
];
