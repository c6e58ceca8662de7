import { fleetMark } from './fleetMark.ts';

/** Whether the list has to come from the service, because this device has none of it. */
export function isFirstVisit(): boolean {
  try {
    return localStorage.getItem(fleetMark) === null;
  } catch {
    return true;
  }
}

export function markFleet(isCached: boolean): void {
  try {
    if (isCached) localStorage.setItem(fleetMark, 'yes');
    else localStorage.removeItem(fleetMark);
  } catch {
    // Storage is forbidden: every visit is a first one.
  }
}
