import { isServerUp } from '#/data/http/request.ts';
import { keepLanguage, type LanguageChoice } from '#/device/language.ts';

/**
 * Loads this page again in another language, which is another build: address, scroll position and all that the device
 * holds stay.
 *
 * @returns false, and nothing has changed, where the server cannot be reached: nothing else has that build
 */
export async function chooseLanguage(choice: LanguageChoice): Promise<boolean> {
  if (!(await isServerUp())) return false;
  keepLanguage(choice);
  // It would answer with the files of the language before.
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
  window.location.reload();
  return true;
}
