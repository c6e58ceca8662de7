import type { Plugin } from 'vite';
import { type BuildLanguage, builtFile, isCopy } from './language/inLanguage.ts';
import { pathOf } from './namedFiles.ts';

/** Where a build says what its files of code hold. A dot file, which no server publishes. */
export const builtChunksFile = (language: BuildLanguage = 'en'): string =>
  builtFile('.chunks', language, 'json');

/** A file of code that was built. */
export interface BuiltChunk {
  readonly file: string;
  /** The sources that are in it, by their paths in the repository. */
  readonly sources: readonly string[];
  /** The files of code that are loaded before it runs. */
  readonly imports: readonly string[];
  /** The style sheets that come with it. */
  readonly styles: readonly string[];
}

/** Writes which source came into which file, for the budgets in `.size-limit.ts` and for what is sent first. */
export function builtChunks(language: BuildLanguage): Plugin {
  return {
    name: 'landfall:built-chunks',
    apply: 'build',
    generateBundle: {
      // Once the style sheets have their names.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((output): BuiltChunk[] => {
          if (output.type !== 'chunk') return [];
          // Not copies in another language, which come with no page.
          const sources = output.moduleIds.flatMap((id) => (isCopy(id) ? [] : (pathOf(id) ?? [])));
          const styles = [...(output.viteMetadata?.importedCss ?? [])];
          return [{ file: output.fileName, sources, imports: output.imports, styles }];
        });
        this.emitFile({ type: 'asset', fileName: builtChunksFile(language), source: JSON.stringify(chunks) });
      },
    },
  };
}

/** The chunks with these sources and all that they import before they run. Throws where the build has none of a source. */
export function chunksWith(chunks: readonly BuiltChunk[], sources: readonly string[]): Set<BuiltChunk> {
  const chunkThat = (holds: (chunk: BuiltChunk) => boolean, what: string): BuiltChunk => {
    const chunk = chunks.find(holds);
    if (!chunk) throw new Error(`The build has no ${what}, so its budget says nothing.`);
    return chunk;
  };
  const all = new Set(sources.map((source) => chunkThat((chunk) => chunk.sources.includes(source), source)));
  for (const { imports } of all) {
    for (const name of imports) all.add(chunkThat(({ file }) => file === name, name));
  }
  return all;
}
