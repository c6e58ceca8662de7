import { isLanguage } from '#/language/languages.ts';
import { buildLanguage } from './build.ts';
import { compressFirst } from './compressFirst.ts';

// The process that builds a language and ends (buildInProcess.ts): `node server/languageProcess.ts de FOLDER [--first]`.
const [language = '', folder = '', ...others] = process.argv.slice(2);
if (!isLanguage(language) || folder === '') throw new Error('A language and a folder have to be named.');
await buildLanguage(language, folder);
if (others.includes('--first')) await compressFirst(folder, language);
