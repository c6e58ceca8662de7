import { type AlertRules, defaultAlertRules, readAlertRules } from '#/domain/alerts/alertRules.ts';
import { storedStore } from './storage.ts';

const name = 'landfall.alertRules';

/** Which exceptions show notifications on this device. Stored in local storage; what cannot be read falls back part by part. */
export const useAlertRules = storedStore<AlertRules>(name, () => defaultAlertRules, { read: readAlertRules });
