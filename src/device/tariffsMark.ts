/** The name in local storage of what tariffs.ts stores. */
export const tariffsName = 'landfall.tariffs';

/** Whether any tariff counts, without what reads them: where none does, nothing of charges is loaded. */
export function hasTariffs(): boolean {
  try {
    return localStorage.getItem(tariffsName)?.includes('"isOn":true') === true;
  } catch {
    return false;
  }
}
