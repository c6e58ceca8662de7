import { lookup } from '#/domain/records/lookup.ts';

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

/** Why a file is not sent. */
export type FileRefusal =
  | { readonly code: 'empty' }
  /** Bytes. */
  | { readonly code: 'tooLarge'; readonly size: number }
  /** `ending` with its dot; empty where the name has none. */
  | { readonly code: 'wrongType'; readonly ending: string };

/** Null where a file is sent. */
export function fileRefusal(file: NamedFile): FileRefusal | null {
  if (contentTypeOf(file) === null) {
    const ending = endingOf(file.name);
    return { code: 'wrongType', ending: ending === '' ? '' : `.${ending}` };
  }
  if (file.size === 0) return { code: 'empty' };
  return file.size > maxBytes ? { code: 'tooLarge', size: file.size } : null;
}

function endingOf(name: string): string {
  return /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
