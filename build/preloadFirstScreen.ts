import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { boardSource } from './boardPage.ts';
import { isNamed, type NamedFiles } from './namedFiles.ts';

/** What `/shipments` loads besides the entry: its page and the shell around it, what reads the wire, and what was cached. */
export const firstScreen: NamedFiles = {
  rule: 'The first screen of index.html in build/preloadFirstScreen.ts',
  files: [
    'src/features/shell/Shell.tsx',
    'src/features/shipments/ShipmentsPage.tsx',
    'src/api/shipments.ts',
    'src/queries/cachedFleet.ts',
  ],
};

/** What `/shipments` loads besides on a page too narrow for a table (src/ui/useScreen.ts). */
export const narrowScreen: NamedFiles = {
  rule: 'The narrow screen of index.html in build/preloadFirstScreen.ts',
  files: ['src/ui/GridCards.tsx'],
};
const narrow = 'not all and (min-width: 80rem)';

/** The script of index.html that runs before the rest of its code is here. */
const earlyScript = 'src/app/early.ts';

/** What the arrivals board loads besides its entry. */
export const boardScreen: NamedFiles = {
  rule: 'The first screen of the board in build/preloadFirstScreen.ts',
  files: ['src/features/board/BoardPage.tsx', 'src/api/shipments.ts', 'src/queries/cachedFleet.ts'],
};

/** The first screen of each page that is built. */
const screens: Readonly<
  Record<string, { readonly always: NamedFiles; readonly narrow?: NamedFiles; readonly early?: true }>
> = {
  '/index.html': { always: firstScreen, narrow: narrowScreen, early: true },
  [`/${boardSource}`]: { always: boardScreen },
};

/**
 * Names the files of the first screen in each page, so that the browser asks for all of them at once: without it,
 * each of entry, configuration and pages waits for the one before, a trip to the server each.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'landfall:preload-first-screen',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: earlyScript, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) => {
        const screen = screens[path];
        if (!screen) throw new Error(`No first screen is named for ${path}.`);
        const files = filesOf(bundle, screen.always);
        const cards = screen.narrow ? filesOf(bundle, screen.narrow) : [];
        return [
          screen.early ? script(bundle) : link({ rel: 'preload', href: '/config.json', as: 'fetch' }),
          ...[...files]
            .filter((file) => !html.includes(`"/${file}"`))
            .map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
          ...[...cards]
            .filter((file) => !files.has(file))
            .map((file) => link({ rel: 'modulepreload', href: `/${file}`, media: narrow })),
        ];
      },
    },
  };
}

function script(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(earlyScript),
  );
  if (chunk?.type !== 'chunk' || chunk.imports.length > 0) {
    throw new Error(
      `${earlyScript} has to be one file, so it may use nothing but literals of what it imports.`,
    );
  }
  const attrs = { type: 'module', async: true, crossorigin: true, src: `/${chunk.fileName}` };
  return { tag: 'script', attrs, injectTo: 'head-prepend' };
}

function link(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}

function filesOf(bundle: Rolldown.OutputBundle, screen: NamedFiles): Set<string> {
  const outputs = Object.values(bundle).filter(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => isNamed(screen, id)),
  );
  return withImports(
    bundle,
    outputs.map(({ fileName }) => fileName),
  );
}

function withImports(bundle: Rolldown.OutputBundle, files: readonly string[], seen = new Set<string>()) {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const output = bundle[file];
    if (output?.type === 'chunk') withImports(bundle, output.imports, seen);
  }
  return seen;
}
