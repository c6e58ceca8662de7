import { startTransition, useEffect, useState } from 'react';

/**
 * The value of the screen before, until this one has been painted: for what may come a moment after the rest.
 * `useDeferredValue` cannot say that below another one, since whatever is deferred comes all at once.
 */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => startTransition(() => setLater(value)), [value]);
  return later;
}
