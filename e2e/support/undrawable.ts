import { type PdfPage, pdfOfPages } from './pdf.ts';

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

/** Eight white lines of eight dots, as a fax machine sends them (T.6). */
const fax = bytesOf('FF 00 10 01');

/** The same as JBIG2: what the page is, then a region that is coded as a fax. */
const jbig2 = bytesOf(
  [
    '00000000 30 00 01 00000013 00000008 00000008 00000000 00000000 00 0000',
    '00000001 26 00 01 00000016 00000008 00000008 00000000 00000000 00 01 FF001001',
  ].join(' '),
);

/** A codestream of eight by eight grey dots with one empty packet. */
const jpeg2000 = bytesOf(
  [
    'FF4F',
    'FF51 0029 0000 00000008 00000008 00000000 00000000 00000008 00000008 00000000 00000000 0001 07 01 01',
    'FF52 000C 00 00 0001 00 00 04 04 00 01',
    'FF5C 0004 40 40',
    'FF90 000A 0000 0000000F 00 01 FF93 00',
    'FFD9',
  ].join(' '),
);

function picture(bytes: Buffer, entries: string): PdfPage {
  return {
    content: 'q 400 0 0 400 90 300 cm /I Do Q',
    streams: [{ entries: `/Type /XObject /Subtype /Image /Width 8 /Height 8 ${entries}`, bytes }],
    resources: ([id]) => `/XObject << /I ${id} 0 R >>`,
  };
}

const dots = '/ColorSpace /DeviceGray /BitsPerComponent 1';
const faxed = '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >>';

/** SimSun, which every office in China has and no file needs to hold, until somebody else opens it. */
const simSun =
  '<< /Type /Font /Subtype /Type0 /BaseFont /SimSun /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /SimSun /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /SimSun /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>';

const chinese: PdfPage = {
  content: 'BT /F1 20 Tf 90 700 Td <4E2D6587> Tj ET',
  resources: () => `/Font << /F1 ${simSun} >>`,
};

/** What each page cannot be drawn with, and null for one that is whole. */
export const undrawablePages: readonly (readonly [PdfPage, RegExp | null])[] = [
  [
    picture(jpeg2000, '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /JPXDecode'),
    /its JPEG 2000 pictures/,
  ],
  [picture(jbig2, `${dots} /Filter /JBIG2Decode`), /its pictures in a fax format/],
  // A scanner draws black through a mask.
  [picture(fax, `/ImageMask true /BitsPerComponent 1 ${faxed}`), /its pictures in a fax format/],
  [chinese, /text in a font that the file does not contain/],
  [picture(Buffer.alloc(8, 0xff), dots), null],
  [chinese, /text in a font that the file does not contain/],
];

export const undrawablePdf = () => pdfOfPages(undrawablePages.map(([page]) => page));

/** One white dot. */
export const tiff = bytesOf(
  [
    '49492A00 08000000 0700',
    '0001 0300 01000000 01000000',
    '0101 0300 01000000 01000000',
    '0301 0300 01000000 01000000',
    '0601 0300 01000000 00000000',
    '1101 0400 01000000 62000000',
    '1601 0300 01000000 01000000',
    '1701 0400 01000000 01000000',
    '00000000 00',
  ].join(' '),
);
