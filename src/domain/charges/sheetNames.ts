// What a sheet of tariffs says in the language of who saved it. Read in each language, so it has nothing else.
export { calendarNames } from './calendarNames.ts';
export { choiceLabels, fieldLabel, yesOrNo } from './words.ts';
