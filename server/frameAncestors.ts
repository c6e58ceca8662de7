import { SettingError } from './settingError.ts';

const origin = /^https?:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i;

/**
 * Reads FRAME_ANCESTORS: the origins whose pages may show the arrivals board in a frame, with spaces or commas between.
 *
 * @throws SettingError with a sentence for the person who started the process.
 */
export function readFrameAncestors(text = ''): readonly string[] {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  if (origins.every((each) => origin.test(each))) return origins;
  throw new SettingError(
    'FRAME_ANCESTORS must be origins with spaces between, such as https://player.example.com or https://*.example.com.',
  );
}
