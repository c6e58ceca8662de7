import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { scanOf } from '#sandbox/papers/scan.ts';
import { rootKey } from '#sandbox/world/random.ts';
import { type Turn, turnPicture } from './turnPicture.ts';

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

const tags = {
  none: '49492a00 08000000 0000 00000000',
  upright: '49492a00 08000000 0100 1201 0300 01000000 01000000 00000000',
  turned: '4d4d002a 00000008 0002 0100 0003 00000001 00080000 0112 0003 00000001 00060000 00000000',
  mirrored: '4d4d002a 00000008 0001 0112 0003 00000001 00020000 00000000',
  others: '49492a00 08000000 0200 0001 0300 01000000 08000000 1a01 0500 01000000 00000000 00000000',
} as const;

const jpeg = (segment: string) => bytesOf(`ffd8 ${segment} ffda 0008 01 01 00 00 3f 00 aa ffd9`);
const exif = (hex: string) => {
  const size = 2 + 6 + hex.replaceAll(' ', '').length / 2;
  return `ffe1 ${size.toString(16).padStart(4, '0')} 457869660000 ${hex}`;
};

/** The orientation that a picture names, as EXIF has it: 1 upright, 6 turned by 90, 3 by 180, 8 by 270 degrees. */
function orientationOf(picture: Uint8Array | null): number | null {
  const hex = Buffer.from(picture ?? []).toString('hex');
  const little = /1201030001000000(..)00/.exec(hex)?.[1];
  const big = /0112000300000001(....)/.exec(hex)?.[1];
  return little || big ? Number.parseInt(little ?? big ?? '', 16) : null;
}

const turned = (picture: Uint8Array, ...turns: readonly Turn[]) =>
  turns.reduce<Uint8Array>((last, turn) => turnPicture(last, turn) ?? new Uint8Array(), picture);

const pictures = {
  'a JPEG without tags': jpeg('ffe0 0004 4a46'),
  'a JPEG with others': jpeg(exif(tags.others)),
  'a JPEG that says upright': jpeg(exif(tags.upright)),
  'a PNG': scanOf(['SIGNED'], rootKey('scan')),
  'a TIFF': bytesOf(tags.others),
};

describe('a picture', () => {
  it.each(Object.entries(pictures))('%s is turned by what is asked, however often', (_, picture) => {
    expect(orientationOf(turned(picture, 90))).toBe(6);
    expect(orientationOf(turned(picture, 180))).toBe(3);
    expect(orientationOf(turned(picture, 270))).toBe(8);
    expect(orientationOf(turned(picture, 90, 270))).toBe(1);
    expect(turned(picture, 270, 180)).toEqual(turned(picture, 90));
  });

  it('that a camera has turned or mirrored is turned from there', () => {
    expect(orientationOf(turned(jpeg(exif(tags.turned)), 90))).toBe(3);
    expect(orientationOf(turned(jpeg(exif(tags.turned)), 270))).toBe(1);
    expect(orientationOf(turned(bytesOf(tags.mirrored), 90))).toBe(7);
    expect(orientationOf(turned(bytesOf(tags.mirrored), 90, 90, 90, 90))).toBe(2);
  });

  it('keeps its dots, and a TIFF what its tags refer to', () => {
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
    expect(hex(turned(jpeg('ffe0 0004 4a46'), 90))).toContain('ffe000044a46ffda0008010100003f00aaffd9');
    expect(hex(turned(bytesOf(tags.others), 90)).slice(16)).toContain(hex(bytesOf(tags.others)).slice(16));
  });

  it('that is none, or damaged, is not turned', () => {
    const others = [
      [],
      [0xff, 0xd8],
      [0x49, 0x49, 42, 0],
      [...Buffer.from('GIF89a')],
      [...Buffer.from('%PDF-1.7')],
    ];
    for (const bytes of others) expect(turnPicture(new Uint8Array(bytes), 90)).toBeNull();
    const parts = fc.constantFrom(...Object.values(pictures)).chain((picture) =>
      fc.record({
        picture: fc.constant(picture),
        at: fc.nat(Math.min(picture.length, 200) - 1),
        byte: fc.integer({ min: 0, max: 255 }),
        cut: fc.nat(picture.length),
      }),
    );
    fc.assert(
      fc.property(parts, ({ picture, at, byte, cut }) => {
        const broken = picture.slice(0, cut);
        if (at < broken.length) broken[at] = byte;
        const result = turnPicture(broken, 90);
        expect(result === null || result.length >= broken.length).toBe(true);
      }),
      { numRuns: runs(2_000) },
    );
  });
});
