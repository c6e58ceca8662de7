import { crc32 } from 'node:zlib';

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/**
 * The picture turned as a whole: its orientation (EXIF 2.32, tag 274) says so, and its dots stay as they are, so that
 * nothing is lost however often it is turned. JPEG, PNG and TIFF have one; null for anything else.
 */
export function turnPicture(bytes: Uint8Array, turn: Turn): Uint8Array<ArrayBuffer> | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const turned = turnJpeg(file, turn) ?? turnPng(file, turn) ?? turnTiff(file, turn);
    return turned && new Uint8Array(turned);
  } catch (error) {
    // It ends where more was announced.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const exif = Buffer.from('Exif\0\0', 'latin1');

function turnJpeg(file: Buffer, turn: Turn): Buffer | null {
  if (file.readUInt16BE(0) !== 0xffd8) return null;
  // Marker and length before each segment; pixels begin after SOS.
  for (let at = 2; file.readUInt16BE(at) !== 0xffda;) {
    if (file.readUInt8(at) !== 0xff) return null;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const data = file.subarray(at + 4, end);
    if (file.readUInt8(at + 1) === 0xe1 && data.subarray(0, exif.length).equals(exif)) {
      const turned = turnTiff(Buffer.from(data.subarray(exif.length)), turn);
      return turned && Buffer.concat([file.subarray(0, at), segmentOf(turned), file.subarray(end)]);
    }
    at = end;
  }
  return Buffer.concat([file.subarray(0, 2), segmentOf(turnTiff(noTags, turn) ?? noTags), file.subarray(2)]);
}

function segmentOf(tags: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + exif.length + tags.length, 2);
  return Buffer.concat([head, exif, tags]);
}

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

function turnPng(file: Buffer, turn: Turn): Buffer | null {
  if (!file.subarray(0, pngStart.length).equals(pngStart)) return null;
  const afterHeader = pngStart.length + 12 + file.readUInt32BE(pngStart.length);
  for (let at = afterHeader; ;) {
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') {
      const turned = turnTiff(Buffer.from(file.subarray(at + 8, end - 4)), turn);
      return turned && Buffer.concat([file.subarray(0, at), chunkOf(turned), file.subarray(end)]);
    }
    if (type === 'IDAT') break;
    at = end;
  }
  const tags = turnTiff(noTags, turn) ?? noTags;
  return Buffer.concat([file.subarray(0, afterHeader), chunkOf(tags), file.subarray(afterHeader)]);
}

function chunkOf(tags: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from('eXIf'), tags]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(tags.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([size, typed, sum]);
}

/** A directory of TIFF without an entry. */
const noTags = Buffer.from('49492a0008000000000000000000', 'hex');
const orientation = 0x0112;
const entrySize = 12;

/** Upright and mirrored pictures, each in the order of quarter turns clockwise. */
const rings: readonly (readonly number[])[] = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
];

function turnTiff(file: Buffer, turn: Turn): Buffer | null {
  const order = file.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const view = viewOf(file);
  const isLittle = order === 'II';
  if (view.getUint16(2, isLittle) !== 42) return null;
  const start = view.getUint32(4, isLittle);
  const count = view.getUint16(start, isLittle);
  const entries = Array.from({ length: count }, (_, index) => start + 2 + index * entrySize);
  const tagAt = (at: number) => view.getUint16(at, isLittle);
  const known = entries.find((at) => tagAt(at) === orientation);
  if (known !== undefined) {
    const turned = Buffer.from(file);
    viewOf(turned).setUint16(known + 8, turnedBy(tagAt(known + 8), turn), isLittle);
    return turned;
  }
  // The directory again at the end, with the entry among the others by its tag: what they refer to stays where it is.
  const added = Buffer.alloc(2 + entrySize);
  const addedView = viewOf(added);
  addedView.setUint16(0, count + 1, isLittle);
  addedView.setUint16(2, orientation, isLittle);
  addedView.setUint16(4, 3, isLittle);
  addedView.setUint32(6, 1, isLittle);
  addedView.setUint16(10, turnedBy(1, turn), isLittle);
  const split = start + 2 + entries.filter((at) => tagAt(at) < orientation).length * entrySize;
  const end = start + 2 + count * entrySize + 4;
  const padded = Buffer.concat([file, Buffer.alloc(file.length % 2)]);
  viewOf(padded).setUint32(4, padded.length, isLittle);
  return Buffer.concat([
    padded,
    added.subarray(0, 2),
    file.subarray(start + 2, split),
    added.subarray(2),
    file.subarray(split, end),
  ]);
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function turnedBy(known: number, turn: Turn): number {
  const ring = rings.find((each) => each.includes(known)) ?? rings[0] ?? [];
  return ring[(Math.max(ring.indexOf(known), 0) + turn / 90) % 4] ?? 1;
}
