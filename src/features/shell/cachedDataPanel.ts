export const cachedDataPanel = 'cached-data';
export const clearButton = 'cached-data-clear';

/** Opens the panel that says what this device caches, and clears it. */
export function showCachedData(): void {
  document.getElementById(cachedDataPanel)?.showPopover();
}
