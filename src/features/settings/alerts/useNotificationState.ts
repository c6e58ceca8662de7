import { useEffect, useState } from 'react';
import { askForNotifications, type NotificationState, notificationState } from '#/device/notifications.ts';

/** What the browser allows, also after the reader has changed it there, and how to have it ask. */
export function useNotificationState(): readonly [NotificationState, () => Promise<NotificationState>] {
  const [state, setState] = useState(notificationState);
  useEffect(() => {
    const look = () => setState(notificationState());
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const ask = async () => {
    const answer = await askForNotifications();
    setState(answer);
    return answer;
  };
  return [state, ask];
}
