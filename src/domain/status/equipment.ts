// Exact by the international agreement of 1959.
const kilogramsPerPound = 0.453_592_37;

export const kilograms = (pounds: number): number => pounds * kilogramsPerPound;
