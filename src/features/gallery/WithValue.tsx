import { type ReactNode, useState } from 'react';

/** Keeps what a control was set to, so that it can be tried. */
export function WithValue<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
