import { oneLine } from '#/domain/messages/plainText.ts';

/** A value with its texts on one line each, so that none can end a line or turn the direction of what follows. */
export function onOneLine<Value>(value: Value): Value {
  if (typeof value === 'string') return oneLine(value) as Value;
  if (Array.isArray(value)) return value.map(onOneLine) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, onOneLine(part)])) as Value;
}
