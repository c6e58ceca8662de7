import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_HEADERS } from './pageHeaders.ts';

const file = join(import.meta.dirname, '..', '..', 'public', 'config.json');

/** The page's `config.json` with the account's name added. A file that is no JSON object goes out as it is: the page says so. */
export async function answerConfig(account: string): Promise<Response> {
  const text = await readFile(file, 'utf8');
  const body = withAccount(text, account);
  return new Response(body, {
    headers: {
      ...PAGE_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}

export function withAccount(text: string, account: string): string {
  try {
    const config: unknown = JSON.parse(text);
    const isObject = typeof config === 'object' && config !== null && !Array.isArray(config);
    return isObject ? JSON.stringify({ ...config, account }) : text;
  } catch {
    return text;
  }
}
