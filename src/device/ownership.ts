/**
 * Waits until no other page of this device has the name, and has it until this page is closed. A browser without locks,
 * or a page that may not use them, has it at once: the service itself refuses what is sent twice.
 */
export function takeOwnership(name: string, owned: () => void): void {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) {
    owned();
    return;
  }
  const forGood = new Promise<never>(() => {});
  navigator.locks
    .request(`landfall.${name}`, () => {
      owned();
      return forGood;
    })
    .catch(owned);
}
