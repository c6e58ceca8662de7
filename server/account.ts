import { scryptSync } from 'node:crypto';

/**
 * A name for the account that these words (key, address) lead to, for a browser to tell kept data apart by.
 *
 * It goes to every browser, so it must not give the key away: it is a hash that only goes one way, it is cut to
 * 64 bits, and scrypt makes each guess cost about 50 ms, so that even a short key is not found by trying. The salt
 * is fixed, because the same account must have the same name after every start.
 */
export function accountName(...words: readonly string[]): string {
  return scryptSync(JSON.stringify(words), 'landfall account name', 8).toString('hex');
}
