/** Writes a record as another page of this device does, which this one then hears of. */
export function writeElsewhere(name: string, text: string): void {
  localStorage.setItem(name, text);
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
}
