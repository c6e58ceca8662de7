export const setAsStartPage = 'Set as start page';
export const isStartPage = 'Landfall opens with this page.';
