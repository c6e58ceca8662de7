import { lookup } from '#/domain/records/lookup.ts';
import { numberFormat } from '#/language/numberFormat.ts';
import { fileRefusals, sizeLabels } from './words.ts';

/** The largest file that is taken (docs/interface.md 2.10). */
export const maxBytes = 25 * 1024 * 1024;

/** By the ending of the name: browsers know no type for some of them, such as e-mails. */
const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  eml: 'message/rfc822',
};

/** For the dialog in which files are chosen. */
export const acceptedEndings = Object.keys(contentTypes)
  .map((ending) => `.${ending}`)
  .join(',');

export interface NamedFile {
  readonly name: string;
  readonly size: number;
  /** As the browser says; often empty. */
  readonly type: string;
}

/** What a file is sent as; null where its kind is not taken. */
export function contentTypeOf({ name, type }: NamedFile): string | null {
  const byEnding = lookup(contentTypes, endingOf(name));
  if (byEnding) return byEnding;
  const said = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return endingOf(name) === '' && Object.values(contentTypes).includes(said) ? said : null;
}

/** Why a file is not sent, in a sentence; null where it is. */
export function fileRefusal(file: NamedFile): string | null {
  if (contentTypeOf(file) === null) {
    const ending = endingOf(file.name);
    return fileRefusals.wrongType(ending === '' ? '' : `.${ending}`);
  }
  if (file.size === 0) return fileRefusals.empty;
  return file.size > maxBytes ? fileRefusals.tooLarge(sizeText(file.size), sizeText(maxBytes)) : null;
}

const tenths = numberFormat({ maximumFractionDigits: 1 });

/** 812 bytes, 48 kB, 1.2 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return sizeLabels.bytes(bytes);
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return sizeLabels.kilobytes(String(kilobytes));
  return sizeLabels.megabytes(tenths(bytes / 1024 / 1024));
}

function endingOf(name: string): string {
  return /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
