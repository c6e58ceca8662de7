// Of the script that begins a page, which has no types: plain constants only (build/browserScript.ts).

export const tooOld =
  'This browser is too old for Landfall, which needs Chrome or Edge 111, Firefox 128 or Safari 16.4.';
export const update = 'Update it, or open this page in another one. It says that it is:';
