import { onOtherPage } from './storage.ts';

// Apart from the rules (useAlertRules.ts), so that a page on which alerts are off loads nothing else of them.

const name = 'landfall.alerts';
const onThisPage = new EventTarget();

/** Whether new exceptions show notifications on this device. */
export function areAlertsOn(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Switches them for every page of this device; false where this browser stores nothing for it. */
export function switchAlerts(on: boolean): boolean {
  try {
    if (on) localStorage.setItem(name, 'on');
    else localStorage.removeItem(name);
  } catch {
    return false;
  }
  onThisPage.dispatchEvent(new Event('switched'));
  return true;
}

/** Calls back when they are switched here or on another page of this device; returns how to stop. */
export function onAlertsSwitched(switched: () => void): () => void {
  onThisPage.addEventListener('switched', switched);
  const unfollow = onOtherPage(name, switched);
  return () => {
    onThisPage.removeEventListener('switched', switched);
    unfollow();
  };
}
