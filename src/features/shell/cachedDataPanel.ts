export const cachedDataPanel = 'kept-data';
export const forgetButton = 'kept-data-forget';

/** Opens the panel that says what this device keeps, and makes it forget. */
export function showCachedData(): void {
  document.getElementById(cachedDataPanel)?.showPopover();
}
