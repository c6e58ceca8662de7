import { sheetNames } from '#/domain/tracking/pastedColumns.ts';
import * as de from './trackColumns.ts' with { language: 'de' };
import * as es from './trackColumns.ts' with { language: 'es' };
import * as fr from './trackColumns.ts' with { language: 'fr' };
import * as zh from './trackColumns.ts' with { language: 'zh' };

/** By what a list is read that was saved in another language. What English files say, any reader of headings knows. */
export const trackSheets = sheetNames([de, es, fr, zh]);
