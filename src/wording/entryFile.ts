import type { FileProblem } from '#/domain/records/entryFile.ts';
import type { ListProblem } from '#/domain/records/entryList.ts';

/**
 * Why a file that a team exchanges is refused, as a sentence.
 *
 * @param refusals what each kind of file says in its own words
 */
export function describeFileProblem(
  { code }: FileProblem,
  refusals: Readonly<Record<'tooLarge' | 'notJson' | 'otherFile', string>>,
): string {
  switch (code) {
    case 'laterVersion':
      return 'This file is from a later version of Landfall. Update Landfall, then open it again.';
    case 'damaged':
      return 'This file was changed or damaged after it was saved. Ask for it once more.';
    default:
      return refusals[code];
  }
}

/** What is wrong with one of several entries that stands in them twice. */
export const sameIdTwice = 'It stands twice in this file, so the first counts.';

/** How a kind of entry says what is wrong with several of them. */
interface ListWords {
  readonly tooMany: (max: number) => string;
  readonly inEntry: (position: number, name: string, problem: string) => string;
}

/** What is wrong with several entries together, as a sentence with its place. */
export const describeInList =
  <Problem>({ tooMany, inEntry }: ListWords, describe: (problem: Problem) => string) =>
  (problem: ListProblem<Problem>): string =>
    problem.code === 'tooMany'
      ? tooMany(problem.max)
      : inEntry(problem.position, problem.name, describe(problem.problem));
