const number = new Intl.NumberFormat('en');

export const newExceptions = (count: number): string =>
  `${number.format(count)} new ${count === 1 ? 'exception' : 'exceptions'}`;
/** `4 × Hold` */
export const countOfKind = (label: string, count: number): string => `${number.format(count)} × ${label}`;
