export const cachedDataPanel = 'cached-data';

/** Opens the panel that says what this device caches, and clears it. */
export function showCachedData(): void {
  document.getElementById(cachedDataPanel)?.showPopover();
}
