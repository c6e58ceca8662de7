/** `--smoke`: each measurement at its smallest, to see that it still runs. Its figures say nothing about speed. */
export const isSmoke = process.argv.includes('--smoke');

/** The usual size of a measurement, or the smallest at which it still measures the same thing. */
export const sized = <Size>(usual: Size, smallest: Size): Size => (isSmoke ? smallest : usual);

const given = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** The nth number of the command line, if there is one. */
export const numberGiven = (nth: number): number | undefined =>
  given[nth] === undefined ? undefined : Number(given[nth]);
