import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { boardSource } from './boardPage.ts';
import { root } from './namedFiles.ts';
import { narrowScreen } from './preloadFirstScreen.ts';

/** Our code, and the packages that the board does not need: the router with its own. */
const isOfPages = (id: string) =>
  !id.includes('node_modules') || /@tanstack\/(.*router|history|.*store)|use-sync-external-store/.test(id);
const parts = ['core', 'common', 'pages', 'later', 'narrow'];
/**
 * Sorts the code by what loads it: into few chunks, since these compress better, but no page loads what only another
 * needs. A first screen has packages, what the board shares with the other pages, and the rest of these. What comes
 * after it has a chunk for each set of pages that need it, without what it imports: more pages may need that.
 */
export function chunks(): Plugin {
  let chunkOf: ReadonlyMap<string, string> = new Map();
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'packages', tags: ['$initial'], test: (id) => !isOfPages(id) },
    ...parts.map((name) => ({ name, test: (id: string) => chunkOf.get(id) === name })),
    { name: (id) => chunkOf.get(id) ?? null, debugName: 'of', includeDependenciesRecursively: false },
  ];
  return {
    name: 'landfall:chunks',
    apply: 'build',
    outputOptions: (options) => ({ ...options, codeSplitting: { groups } }),
    buildEnd() {
      chunkOf = sorted((id) => this.getModuleInfo(id));
    },
  };
}

function sorted(infoOf: (id: string) => Rolldown.ModuleInfo | null): ReadonlyMap<string, string> {
  const withImports = (ids: Iterable<string>) => {
    const all = new Set(ids);
    for (const id of all) for (const imported of infoOf(id)?.importedIds ?? []) all.add(imported);
    return all;
  };
  const lazy = (ids: Iterable<string>) => [...ids].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const scripts = infoOf(join(root, 'index.html'))?.importedIds ?? [];
  const pages = withImports(scripts);
  const ofBoard = withImports([join(root, boardSource)]);
  const atStart = withImports([...ofBoard, ...lazy(ofBoard)]);
  const board = withImports([...atStart, ...lazy(atStart)]);
  const shared = withImports([...pages, ...lazy(pages).filter((id) => atStart.has(id))]);
  const isShared = (id: string) => shared.has(id);
  const openers = [...atStart, ...[...pages].filter((id) => id.includes('/src/routes/'))];
  const opened = lazy(openers).filter((id) => !atStart.has(id));
  // Whoever opens a part of the board has its start already.
  const partsOfBoard = new Set(lazy(atStart));
  const neededBy = (id: string) => {
    const ids = withImports([id]);
    return partsOfBoard.has(id) ? [...ids].filter((one) => !atStart.has(one)) : ids;
  };
  const chunkOf = new Map<string, string>();
  for (const [place, ids] of [atStart, ...opened.map(neededBy)].entries())
    for (const id of ids) chunkOf.set(id, `${chunkOf.get(id) ?? 'of'}-${place}`);
  const put = (ids: Iterable<string>, chunk: string) =>
    [...ids].filter(isOfPages).forEach((id) => chunkOf.set(id, chunk));
  put(withImports(narrowScreen.files.map((file) => join(root, file))), 'narrow');
  put(withImports(lazy(scripts)), 'later');
  // Not the script itself: whoever loads a module of the pages must not start them.
  put(withImports(scripts.flatMap((id) => infoOf(id)?.importedIds ?? [])), 'pages');
  // What only a drawn part of the board needs comes with it. The rest, such as what keeps the list, comes to every board.
  const atRest = withImports([...atStart, ...[...partsOfBoard].filter((id) => !id.endsWith('.tsx'))]);
  put([...board].filter(isShared), 'common');
  put([...atRest].filter(isShared), 'core');
  return chunkOf;
}
