import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { boardSource } from './boardPage.ts';
import { root } from './namedFiles.ts';
import { narrowScreen } from './preloadFirstScreen.ts';

/** Our code, and the packages that the board does not need: the router with its own. */
const isOfPages = (id: string) => /^(?!.*node_modules)|@tanstack\/.*(router|history|store)|use-sync/.test(id);
const parts = ['core', 'common', 'pages', 'both', 'later', 'narrow'];
/**
 * Sorts the code by what loads it: into few chunks, since these compress better, but no page loads what only another
 * needs. A first screen has packages, what the board shares with the other pages, and the rest of these. What comes
 * after it has a chunk for each set of pages that need it, without what it imports: more pages may need that.
 */
export function chunks(): Plugin {
  const chunkOf = new Map<string, string>();
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
      sortInto(chunkOf, (id) => this.getModuleInfo(id));
    },
  };
}

function sortInto(chunkOf: Map<string, string>, infoOf: (id: string) => Rolldown.ModuleInfo | null): void {
  const withImports = (ids: Iterable<string>, all = new Set(ids)) => {
    for (const id of all) for (const imported of infoOf(id)?.importedIds ?? []) all.add(imported);
    return all;
  };
  const lazy = (ids: Iterable<string>) => [...ids].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const scripts = infoOf(join(root, 'index.html'))?.importedIds ?? [];
  const pages = withImports(scripts);
  const ofBoard = withImports([join(root, boardSource)]);
  const atStart = withImports([...ofBoard, ...lazy(ofBoard)]);
  const shared = withImports([...pages, ...lazy(pages).filter((id) => atStart.has(id))]);
  const openers = [...atStart, ...[...pages].filter((id) => id.includes('/src/routes/'))];
  // Whoever opens a part of the board has its start already.
  const partsOfBoard = new Set(lazy(atStart));
  const neededBy = (id: string) =>
    [...withImports([id])].filter((one) => !(partsOfBoard.has(id) && atStart.has(one)));
  for (const [place, ids] of [atStart, ...lazy(openers).map(neededBy)].entries())
    for (const id of ids) chunkOf.set(id, `${chunkOf.get(id) ?? 'of'}-${place}`);
  const put = (ids: Iterable<string>, chunk: string) =>
    [...ids].filter(isOfPages).forEach((id) => chunkOf.set(id, chunk));
  put(withImports(narrowScreen.files.map((file) => join(root, file))), 'narrow');
  const later = withImports(lazy(scripts));
  put(later, 'later');
  // What the board loads of it would bring all of it there.
  put(
    [...later].filter((id) => ofBoard.has(id)),
    'both',
  );
  // Not the script itself: whoever loads a module of the pages must not start them.
  put(withImports(scripts.flatMap((id) => infoOf(id)?.importedIds ?? [])), 'pages');
  const onBoard = (ids: string[]) => [...withImports([...atStart, ...ids])].filter((id) => shared.has(id));
  put(onBoard(lazy(atStart)), 'common');
  // What only a drawn part of it needs comes with that. The rest, such as what keeps the list, comes to every board.
  put(onBoard(lazy(atStart).filter((id) => !id.endsWith('.tsx'))), 'core');
}
