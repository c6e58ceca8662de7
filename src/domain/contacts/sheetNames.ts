// What a sheet of contacts says in the language of who saved it. Read in each language, so it has nothing else.
export { fieldLabel, roleLabels } from './words.ts';
