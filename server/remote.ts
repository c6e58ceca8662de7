import { accountName } from './account.ts';
import { askOverHttp } from './overHttp.ts';
import { createRedactor } from './redact.ts';
import type { Upstream } from './upstream.ts';

/** A tracking service elsewhere. The key is added to each request here and masked in each answer. */
export function remoteService(baseUrl: string, key: string): Upstream {
  return {
    label: baseUrl,
    baseUrl,
    authorization: `Token ${key}`,
    account: accountName(baseUrl, key),
    redactor: createRedactor(key),
    send: askOverHttp,
  };
}
