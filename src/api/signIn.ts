/** Whether the sign-in of this page has ended (docs/gateway.md 3), for useSyncExternalStore. */
export interface SignIn {
  readonly subscribe: (listener: () => void) => () => void;
  readonly hasEnded: () => boolean;
}

export interface SignInTurns extends SignIn {
  /**
   * A request goes out.
   *
   * @returns says that it was let in, which tells nothing where it went out before a refusal
   */
  readonly ask: () => () => void;
  readonly refuse: () => void;
}

export function createSignIn(): SignInTurns {
  const listeners = new Set<() => void>();
  let ended = false;
  let asked = 0;
  let askedBeforeEnd = 0;

  function set(hasEnded: boolean): void {
    if (hasEnded === ended) return;
    ended = hasEnded;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasEnded: () => ended,
    ask() {
      const turn = (asked += 1);
      return () => {
        if (turn > askedBeforeEnd) set(false);
      };
    },
    refuse() {
      askedBeforeEnd = asked;
      set(true);
    },
  };
}
