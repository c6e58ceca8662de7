/** Says that what was acknowledged on this device shows again because its record makes no sense. */
export function UnreadAcknowledgements({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="status" className="px-4 pb-2 text-sm text-ink-soft">
      {count === 1 ? '1 record' : `${count} records`} of what you acknowledged on this device could not be
      read. What they put aside shows again.
    </p>
  );
}
