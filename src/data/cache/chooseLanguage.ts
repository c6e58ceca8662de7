import { isServerUp } from '#/data/http/request.ts';
import { clearDeviceLanguage } from '#/device/deviceLanguage.ts';
import { keepLanguage, type LanguageChoice } from '#/device/pageLanguage.ts';
import { languageParameter } from '#/language/languages.ts';

/**
 * Loads this page again in another language, which is another build: address, scroll position and all that the device
 * holds stay. Only what the address asked for goes: the choice is the later word.
 *
 * @returns false, and nothing has changed, where the server cannot be reached: nothing else has that build
 */
export async function chooseLanguage(choice: LanguageChoice): Promise<boolean> {
  if (!(await isServerUp())) return false;
  keepLanguage(choice);
  // The worker asks the server from now on.
  await clearDeviceLanguage();
  const address = new URL(window.location.href);
  address.searchParams.delete(languageParameter);
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
  window.location.reload();
  return true;
}
