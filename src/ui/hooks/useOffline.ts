import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether this device has no network at all. With one, the service may still be out of reach. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}
