export type FileKind = 'pdf' | 'email' | 'image' | 'text';

/** What a file is by its beginning; its name and type only part e-mails from other text. Null for anything else. */
export function fileKind(
  bytes: Uint8Array,
  { name, contentType }: { name: string; contentType: string },
): FileKind | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  if (/^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8|BM|II\*\0|MM\0\*|RIFF[\s\S]{4}WEBP)/.test(start)) return 'image';
  if (/^[\s\S]{4}ftyp(?:heic|heix|mif1|avif)/.test(start)) return 'image';
  const isNamed = /^message\/rfc822\b/i.test(contentType) || /\.eml$/i.test(name);
  if (isNamed && /^[!-9;-~]+:/m.test(start)) return 'email';
  if (start.includes('\0') && !/^(?:\xff\xfe|\xfe\xff)/.test(start)) return null;
  return 'text';
}
