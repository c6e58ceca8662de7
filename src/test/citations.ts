/** What can be cited of a document of the repository. */
export interface CitedDocument {
  /** Numbers of its headings, such as `6.2`. */
  readonly sections: ReadonlySet<string>;
  /** Numbers of the list below its heading "Traps". */
  readonly traps: ReadonlySet<string>;
  /** What a link may name after `#`. */
  readonly anchors: ReadonlySet<string>;
}

/** By path from the root of the repository. */
export type Documents = ReadonlyMap<string, CitedDocument>;

/** A citation that leads nowhere. */
export interface Unresolved {
  readonly line: number;
  readonly words: string;
}

/** Where the traps are that a test names by number alone. */
const traps = 'docs/interface.md';

export function readDocument(text: string): CitedDocument {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  const [, list = ''] = /^#+ .*\bTraps$([^#]*)/m.exec(text) ?? [];
  return {
    sections: new Set(headings.flatMap((heading) => /^\d+(?:\.\d+)*(?=\.? )/.exec(heading) ?? [])),
    traps: new Set([...list.matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number)),
    anchors: new Set(headings.map(anchorOf)),
  };
}

/** As GitHub makes them. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

// A space, or the break between two lines of one comment.
const space = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?://|\*)[ \t]+)`;
const separator = `(?:,${space}(?:and${space})?|${space}(?:and|or|to|against)${space})`;
const section = String.raw`\d+(?:\.\d+)*`;
const trapList = String.raw`traps?${space}\d+(?:${separator}\d+)*`;
const item = `(?:${section}|${trapList})`;
const itemList = `${item}(?:${separator}${item})*`;

const documentCitation = new RegExp(String.raw`([\w./-]*\w\.md)\b(?:(${space})(${itemList})(?!\w))?`, 'g');
const bareTrap = new RegExp(String.raw`\b${trapList}`, 'g');
const oldForm = new RegExp(
  String.raw`\binterface${space}notes?\b|\bspec(?:ification)?,?${space}(?:section${space})?\d+(?:\.\d+)*|\bthe${space}spec\b`,
  'gi',
);

/**
 * The citations of a source file that lead nowhere: a path of no document, a number that its document does not have, and
 * names of documents that are not in the repository.
 *
 * @param inTest a test may name a trap by its number alone, since titles are short
 */
export function unresolved(text: string, documents: Documents, inTest = false): Unresolved[] {
  const found: Unresolved[] = [];
  const report = (at: number, words: string) =>
    found.push({ line: text.slice(0, at).split('\n').length, words });
  const rest = text.replace(documentCitation, (whole, path: string, gap = '', items = '', at: number) => {
    const document = documents.get(path);
    if (!document) report(at, `${path} is no document of the repository`);
    else for (const words of missing(items, document)) report(at, `${path} has no ${words}`);
    return ' '.repeat(whole.length - gap.length - items.length) + (gap + items).replace(/[^\n]/g, ' ');
  });
  for (const { index, 0: words } of rest.matchAll(bareTrap)) {
    if (inTest) {
      const document = documents.get(traps);
      const numbers = document ? missing(words, document) : [words];
      for (const number of numbers) report(index, `${traps} has no ${number}`);
    } else report(index, `“${words}” has to be “${traps} ${words}”`);
  }
  for (const { index, 0: words } of rest.matchAll(oldForm)) {
    report(index, `“${words}” names no document of the repository`);
  }
  return found.toSorted((a, b) => a.line - b.line);
}

/** Sections and traps that a document does not have, in words. */
function missing(items: string, { sections, traps: known }: CitedDocument): string[] {
  const trapNumbers = [...items.matchAll(new RegExp(trapList, 'g'))].flatMap(
    ([list]) => list.match(/\d+/g) ?? [],
  );
  const numbers = items.replace(new RegExp(trapList, 'g'), '').match(new RegExp(section, 'g')) ?? [];
  return [
    ...numbers.filter((number) => !sections.has(number)).map((number) => `section ${number}`),
    ...trapNumbers.filter((number) => !known.has(number)).map((number) => `trap ${number}`),
  ];
}

const comment = /(?<=^|\s)\/\/ .*|^\s*\/?\*+ .*/gm;
const sourceFile = /(?<![\w*/.<{…-])(?:[\w.-]+\/)*\w[\w.-]*\.(?:tsx?|mjs)\b(?!\.\w)/g;

/**
 * The source files that comments name and that are not there.
 *
 * @param isFile whether the path of a file of the repository ends so: `http/api.ts`
 */
export function missingFiles(text: string, isFile: (ending: string) => boolean): Unresolved[] {
  return [...text.matchAll(comment)].flatMap(({ index, 0: line }) => {
    const gone = [...line.matchAll(sourceFile)].filter(([name]) => !isFile(name));
    return gone.map(({ index: within, 0: name }) => ({
      line: text.slice(0, index + within).split('\n').length,
      words: `${name} is no file of the repository`,
    }));
  });
}

/**
 * The links of a document to other files of the repository that lead nowhere.
 *
 * @param isFile whether the repository has a file or folder of that path
 */
export function brokenLinks(
  path: string,
  text: string,
  documents: Documents,
  isFile: (path: string) => boolean,
): Unresolved[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].flatMap(({ index, 1: link = '' }) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : new URL(file, `file:///${path}`).pathname.slice(1);
    const isThere = file === '' || isFile(target);
    if (isThere && (anchor === undefined || documents.get(target)?.anchors.has(anchor))) return [];
    return [{ line: text.slice(0, index).split('\n').length, words: `the link ${link} leads nowhere` }];
  });
}
