import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_HEADERS } from './pageHeaders.ts';
import type { StreetTiles } from './streetTiles.ts';

const file = join(import.meta.dirname, '..', 'public', 'config.json');

/** What this server adds to the page's `config.json`, in the place of whatever the file says of it. */
export interface PageConfig {
  /** The name of the account behind the key (account.ts). */
  readonly account: string;
  /** Null leaves them off: the page may ask no other server than the one that its headers name. */
  readonly streetTiles: StreetTiles | null;
  /** Whether `/live` answers (docs/live.md). */
  readonly live: boolean;
}

/** The page's `config.json`. A file that is no JSON object goes out as it is: the page says so. */
export async function answerConfig(added: PageConfig): Promise<Response> {
  const body = withAdded(await readFile(file, 'utf8'), added);
  return new Response(body, {
    headers: {
      ...PAGE_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}

export function withAdded(text: string, { account, streetTiles, live }: PageConfig): string {
  try {
    const config: unknown = JSON.parse(text);
    const isObject = typeof config === 'object' && config !== null && !Array.isArray(config);
    return isObject
      ? JSON.stringify({ ...config, account, streetTiles: streetTiles ?? undefined, live })
      : text;
  } catch {
    return text;
  }
}
