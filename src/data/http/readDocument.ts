import { ApiError } from './errors.ts';

/**
 * The JSON document of an answer; null for an answer without a body. The content type is not looked at: live answers
 * declare `application/json` as often as the JSON:API type (docs/interface.md 1.2). Its texts are whole: half of a character,
 * which JSON can escape and no address can hold, is replaced.
 *
 * @param status of the answer; null where it is not known any more
 * @throws {ApiError} `malformed` for a body that is no JSON
 */
export function readDocument(text: string, status: number | null): unknown {
  if (text.trim() === '') return null;
  try {
    return halfCharacter.test(text) ? JSON.parse(text, wholeTexts) : JSON.parse(text);
  } catch {
    throw new ApiError({ kind: 'malformed', status, detail: 'The answer is not JSON.' });
  }
}

/** Where one may be: a whole character that is escaped has two of them. */
const halfCharacter = /\\ud[89a-f]/i;

const wholeTexts = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;
