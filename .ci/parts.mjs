// What is checked, in one list for `npm test`, `npm run check` and CI: steps one after the other, and the parts of a step side
// by side, since what waits for most of its time leaves room for what does not (bench/results/check.md). Plain JavaScript, as
// the rest of this folder: it also runs on the machine's own Node.

/**
 * `seconds` are those of two quiet cores. A part is `npm run check:NAME` where it has no command of its own. One for CI is
 * run there besides, one that is named only where it is asked for.
 */
const steps = [
  [{ name: 'bench', seconds: 5, command: ['ci', '--prefix', 'bench'], when: 'ci' }],
  [
    { name: 'build', seconds: 36, command: ['run', 'build'] },
    { name: 'types', seconds: 11 },
    { name: 'lint', seconds: 12 },
    { name: 'format', seconds: 1 },
    { name: 'dead', seconds: 4 },
  ],
  [{ name: 'touched', seconds: 90, when: 'named' }],
  [{ name: 'size', seconds: 1 }],
  [
    { name: 'tests', seconds: 290 },
    { name: 'gateway', seconds: 250, command: ['run', 'test:gateway', '--', '--if-possible'] },
  ],
  [
    { name: 'journeys', seconds: 780, command: ['run', 'journeys'] },
    { name: 'smoke', seconds: 356, command: ['run', 'bench', '--', '--smoke'], when: 'ci' },
  ],
];

/** The steps to run: those with these names, else all of `npm test`, and in CI what that adds. */
export function planOf(named, isCi) {
  const known = steps.flat().map(({ name }) => name);
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No part is called ${unknown.join(', ')}: there are ${known.join(', ')}.`);
  const isMeant = ({ name, when = 'always' }) =>
    named.length > 0 ? named.includes(name) : when === 'always' || (when === 'ci' && isCi);
  return steps.map((parts) => parts.filter(isMeant)).filter((parts) => parts.length > 0);
}

const longest = (parts) => Math.max(...parts.map(({ seconds }) => seconds));

const inWords = (seconds) => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} minutes`);

/** What will run and about how long, in lines. */
export function announcement(plan, isDeep) {
  const all = plan.reduce((sum, parts) => sum + longest(parts), 0);
  const howLong = isDeep ? 'hours, since DEEP is set' : `about ${inWords(all)} on two quiet cores`;
  return [
    `${plan.flat().length} parts, ${howLong}:`,
    ...plan.map(
      (parts) =>
        `  ${parts.map(({ name }) => name).join(', ')}${isDeep ? '' : ` (${inWords(longest(parts))})`}`,
    ),
  ];
}
