import type { Plugin } from 'vite';

/** Tells a browser that all functions of a file are needed (V8, "explicit compile hints"). Others read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile whole files while they arrive, beside its main thread, instead of each function there when it
 * is first called. For the files of a first screen, of which most is called at once.
 *
 * @param names of the groups that the files are made of
 */
export function compileAtOnce(names: ReadonlySet<string>): Plugin {
  return {
    name: 'landfall:compile-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The hint counts on the first line alone, and Vite writes a line there too.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && names.has(output.name)) output.code = hint + output.code;
        }
      },
    },
  };
}
