import { ApiError } from './errors.ts';

/**
 * The JSON document of an answer; null for an answer without a body. The content type is not looked at: live answers
 * declare `application/json` as often as the JSON:API type (docs/interface.md 1.2).
 *
 * @param status of the answer; null where it is not known any more
 * @throws {ApiError} `malformed` for a body that is no JSON
 */
export function readDocument(text: string, status: number | null): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError({ kind: 'malformed', status, detail: 'The answer is not JSON.' });
  }
}
