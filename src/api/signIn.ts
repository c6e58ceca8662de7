/** Whether the sign-in of this page has ended (docs/gateway.md 3), for useSyncExternalStore. */
export interface SignIn {
  readonly subscribe: (listener: () => void) => () => void;
  readonly hasEnded: () => boolean;
}

export function createSignIn(): SignIn & { readonly set: (hasEnded: boolean) => void } {
  const listeners = new Set<() => void>();
  let ended = false;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasEnded: () => ended,
    set(hasEnded) {
      if (hasEnded === ended) return;
      ended = hasEnded;
      for (const listener of listeners) listener();
    },
  };
}
