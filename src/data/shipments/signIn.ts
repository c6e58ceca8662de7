import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '#/data/http/api.ts';
import { ApiError } from '#/data/http/errors.ts';
import { firstShipmentsPath } from './firstShipments.ts';

/**
 * Whether the sign-in of this page has ended. Whoever comes back to the page may have signed in beside it: then what was
 * refused is read again.
 */
export function useSignInEnded(api: Api): boolean {
  const client = useQueryClient();
  const hasEnded = useSyncExternalStore(api.signIn.subscribe, api.signIn.hasEnded);
  useEffect(() => {
    if (!hasEnded) return undefined;
    const ask = (): void => {
      // Every answer says whether somebody is signed in; this one is shared by all browsers.
      if (!document.hidden) void api.read(firstShipmentsPath, { priority: 'user' }).catch(() => undefined);
    };
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
      void client.invalidateQueries({ predicate: ({ state: { error } }) => isSignedOut(error) });
    };
  }, [api, client, hasEnded]);
  return hasEnded;
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'signedOut';
}
