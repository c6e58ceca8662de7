import { lineFaults, stepOf, type TrackLine } from '#/domain/tracking/tracking.ts';
import { labelsToSend, type TrackList } from '#/domain/tracking/trackList.ts';
import { requestTypeWords } from '#/domain/tracking/words.ts';
import { leftOutWords, result as words, stepWords } from '#/features/track/words.ts';

type Heading = keyof typeof words.headings;

export const resultHeadings: readonly string[] = Object.values(words.headings);

/** What became of a row, in the order of the headings. */
export function resultCells(list: TrackList, line: TrackLine): (string | number | null)[] {
  const { refNumbers, tags } = labelsToSend(list, line);
  const cells: Readonly<Record<Heading, string | number | null>> = {
    row: line.position,
    number: line.number,
    type: line.type && requestTypeWords[line.type],
    scac: line.scac,
    references: refNumbers.join('; '),
    tags: tags.join('; '),
    state: stepWords[stepOf(line)],
    reason: reasonOf(line),
    request: 'requestId' in line.state ? line.state.requestId : null,
  };
  return (Object.keys(words.headings) as Heading[]).map((heading) => cells[heading]);
}

function reasonOf(line: TrackLine): string {
  const { state } = line;
  if (state.kind === 'leftOut') return leftOutWords(state.why);
  const faults = state.kind === 'refused' ? state.faults : stepOf(line) === 'correct' ? lineFaults(line) : [];
  return faults.map((fault) => fault.words).join(' ');
}
