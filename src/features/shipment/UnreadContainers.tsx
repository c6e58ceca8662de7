/** Says how many containers are missing from the page because the service's answer about them made no sense. */
export function UnreadContainers({ count }: { count: number }) {
  if (count === 0) return null;
  const words = count === 1 ? '1 container' : `${count} containers`;
  return (
    <p role="status" className="text-sm text-attention">
      {words} of this shipment could not be read and {count === 1 ? 'is' : 'are'} not shown.
    </p>
  );
}
