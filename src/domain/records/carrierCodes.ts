/**
 * SCACs of ocean carriers, former ones too, as they stand before the numbers that the carriers give out. Of four letters
 * apart from a number nothing else says whether they are a part of it: `HLCU 113830455` is, `SEAL 113830455` is not.
 */
export const carrierCodes: ReadonlySet<string> = new Set(
  (
    'ACLU ANLC ANNU APLU ARKU CHVW CMAU CMDU COSU CULU EGLV EMCU GOSU HDMU HLCU HLXU IILU KKLU KMTC KMTU MAEU MAEI ' +
    'MATS MCCQ MCPU MEDU MOLU MSCU NYKS ONEY OOLU PABV PCIU SAFM SEAU SEJJ SMLM SMLU SUDU TRKU TXZJ UASU WHLC YMJA ' +
    'YMLU ZIMU'
  ).split(' '),
);
