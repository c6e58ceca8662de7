export const keptDataPanel = 'kept-data';
export const forgetButton = 'kept-data-forget';

/** Opens the panel that says what this device keeps, and makes it forget. */
export function showKeptData(): void {
  document.getElementById(keptDataPanel)?.showPopover();
}
