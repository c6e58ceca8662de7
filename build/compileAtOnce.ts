import type { Plugin } from 'vite';

/** Tells a browser that all functions of a file are needed (V8, "explicit compile hints"). Others read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile the code that a page begins with while it arrives, beside its main thread, instead of each
 * function there when it is first called: most of it is called at once.
 *
 * @param names of the chunks that are meant, where not all of them are
 */
export function compileAtOnce(names?: ReadonlySet<string>): Plugin {
  return {
    name: 'landfall:compile-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The hint counts on the first line alone, and Vite writes a line there too.
      order: 'post',
      handler(_options, bundle) {
        const entries = Object.values(bundle).filter((output) => output.type === 'chunk' && output.isEntry);
        const files = new Set(entries.map(({ fileName }) => fileName));
        for (const file of files) {
          const output = bundle[file];
          if (output?.type !== 'chunk') continue;
          for (const imported of output.imports) files.add(imported);
          if (names?.has(output.name) !== false) output.code = hint + output.code;
        }
      },
    },
  };
}
