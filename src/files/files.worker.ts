import type { CalendarFact } from './calendarFact.ts';
import { csvFile } from './csv.ts';
import { type FileAnswer, type FileJob, type FilePlan, fileTable } from './fileJob.ts';
import { icsFile } from './ics.ts';
import type { RawCell } from './rawCells.ts';
import { xlsxFile } from './xlsx.ts';

// Writing 30,000 rows takes seconds in which the page has to stay responsive, so a worker does it.

const rows: (readonly RawCell[])[] = [];
const facts: CalendarFact[] = [];

async function write(plan: FilePlan): Promise<Blob> {
  switch (plan.kind) {
    case 'csv':
      return csvFile(fileTable(plan.headings, rows));
    case 'xlsx':
      return xlsxFile(fileTable(plan.headings, rows), plan.sheet);
    case 'ics':
      return icsFile(facts, plan.settings);
  }
}

async function answer(plan: FilePlan): Promise<FileAnswer> {
  try {
    return { file: await write(plan) };
  } catch (error) {
    return { problem: String(error) };
  }
}

addEventListener('message', ({ data: job }: MessageEvent<FileJob>) => {
  if ('rows' in job) for (const row of job.rows) rows.push(row);
  else if ('facts' in job) for (const fact of job.facts) facts.push(fact);
  else void answer(job.write).then((result) => postMessage(result));
});
