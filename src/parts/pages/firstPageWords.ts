export const openFirst = 'Open first';
export const isFirstPage = 'Landfall opens with this page.';
