import type { TeamEntry } from '#/domain/team/teamFile.ts';
import type { PartProblem, TeamPart, TeamProblem, ViewProblem } from '#/domain/team/teamProblem.ts';
import { describeContactListProblem } from './contactProblems.ts';
import { describeFileProblem } from './entryFile.ts';
import { describeBookProblem } from './tariffProblems.ts';
import { describeTemplateListProblem } from './templateProblems.ts';

export const partLabels: Readonly<Record<TeamPart, string>> = {
  views: 'Saved views',
  thresholds: 'Thresholds of exceptions',
  templates: 'Templates',
  tariffs: 'Tariffs and calendars',
  contacts: 'Contacts',
};

const entryLabels: Readonly<Record<TeamPart, string>> = {
  views: 'View',
  thresholds: 'Thresholds of exceptions',
  templates: 'Template',
  tariffs: 'Tariff',
  contacts: 'Contact',
};

/** What an entry is called among those of other parts. */
export const entryName = ({ part, name }: TeamEntry): string =>
  name === '' ? entryLabels[part] : `${entryLabels[part]}: ${name}`;

const unreadView = (place: number): string => `View ${place} cannot be read.`;
const tooManyViews = (most: number): string => `Only the first ${most} views are read.`;

const describeViewProblem = (problem: ViewProblem): string =>
  problem.code === 'unread' ? unreadView(problem.position) : tooManyViews(problem.max);

function describeOwn({ part, problem }: PartProblem): string {
  switch (part) {
    case 'views':
      return describeViewProblem(problem);
    case 'templates':
      return describeTemplateListProblem(problem);
    case 'tariffs':
      return describeBookProblem(problem);
    case 'contacts':
      return describeContactListProblem(problem);
  }
}

const inPart = (part: TeamPart, problem: string): string => `${partLabels[part]}: ${problem}`;
const unknownPart = (part: string): string =>
  `“${part.slice(0, 60)}” is not known to this version of Landfall and is left out.`;

const refusals = {
  tooLarge: 'This file is larger than 11 MB. A team file is much smaller.',
  notJson: 'This is not a team file: it cannot be read as JSON. It may be cut off.',
  otherFile: 'This is not a team file from Landfall.',
} as const;

/** What is wrong with a team file, as a sentence. */
export function describeTeamProblem(problem: TeamProblem): string {
  switch (problem.code) {
    case 'inPart':
      return inPart(problem.part, describeOwn(problem));
    case 'unknownPart':
      return unknownPart(problem.part);
    default:
      return describeFileProblem(problem, refusals);
  }
}
