import { crc32, deflateSync } from 'node:zlib';
import { type Key, u } from '#sandbox/world/random.ts';

/** The letters of a dot-matrix printer: five columns each, the lowest bit on top. */
const dots: Readonly<Record<string, string>> = {
  ',': '0050300000',
  '-': '0808080808',
  '.': '0030300000',
  '/': '2010080402',
  '&': '3649552250',
  '0': '3e5149453e',
  '1': '00427f4000',
  '2': '4261514946',
  '3': '2141454b31',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e41495932',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0304780403',
  Z: '6151494543',
};

const width = 620;
const height = 876;
const left = 60;
const scale = 2;

/** Lines of text as a scanner sees a sheet that lies on its side: dots, and no text. A PNG in black and white. */
export function scanOf(lines: readonly string[], key: Key): Uint8Array<ArrayBuffer> {
  const sheet = new Uint8Array(width * height);
  for (const [row, line] of lines.entries()) {
    for (const [column, letter] of line.split('').entries()) {
      printLetter(sheet, letter, left + column * 6 * scale, 80 + row * 14 * scale);
    }
  }
  for (let n = 0; n < 400; n++) sheet[Math.floor(u(key, 'dust', n) * sheet.length)] = 1;
  return pngOf(sheet);
}

function printLetter(sheet: Uint8Array, letter: string, x: number, y: number): void {
  const columns = Buffer.from(dots[letter] ?? '', 'hex');
  for (const [column, bits] of columns.entries()) {
    for (let row = 0; row < 7; row++) {
      if (((bits >> row) & 1) === 0) continue;
      for (let dot = 0; dot < scale * scale; dot++) {
        const across = x + column * scale + (dot % scale);
        const down = y + row * scale + Math.floor(dot / scale);
        if (across < width && down < height) sheet[down * width + across] = 1;
      }
    }
  }
}

/** The top of the sheet is on the left. */
function pngOf(sheet: Uint8Array): Uint8Array<ArrayBuffer> {
  const stride = 1 + Math.ceil(height / 8);
  const rows = Buffer.alloc(stride * width);
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < height; column++) {
      // White is 1.
      if (sheet[column * width + (width - 1 - row)] !== 1) {
        const at = row * stride + 1 + (column >> 3);
        rows[at] = (rows[at] ?? 0) | (0x80 >> (column & 7));
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(height, 0);
  header.writeUInt32BE(width, 4);
  header.writeUInt8(1, 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(8);
  framed.writeUInt32BE(data.byteLength, 0);
  framed.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([framed.subarray(0, 4), typed, framed.subarray(4)]);
}
