import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { boardSource } from './boardPage.ts';
import { isNamed, type NamedFiles } from './namedFiles.ts';

/** The script of index.html that runs before the rest of its code is here. */
const earlyScript = 'src/app/early.ts';

/** What index.html loads at once, `/shipments` with it: only what is drawn on it later comes later. */
export const firstScreen: readonly string[] = ['src/app/main.tsx', earlyScript];

/** What `/shipments` loads besides on a page too narrow for a table (src/ui/hooks/useScreen.ts). */
export const narrowScreen: NamedFiles = {
  rule: 'The narrow screen of index.html in build/preloadFirstScreen.ts',
  files: ['src/features/shell/PhoneFrame.tsx', 'src/ui/grid/GridCards.tsx'],
};
const narrow = 'not all and (min-width: 80rem)';

/**
 * All that a first visit to `/shipments` loads on a wide page by itself, what comes after its rows included. The budget
 * counts it, and a journey sees that it is all (e2e/boot.spec.ts).
 */
export const firstVisit: readonly string[] = [
  ...firstScreen,
  'src/app/afterRows.ts',
  'src/device/fleetWriter.ts',
];

/** What the arrivals board loads besides its entry. */
export const boardScreen: NamedFiles = {
  rule: 'The first screen of the board in build/preloadFirstScreen.ts',
  files: ['src/features/board/BoardPage.tsx', 'src/data/shipments/calls.ts', 'src/data/fleet/cachedFleet.ts'],
};

/**
 * What is preloaded with a part of a page: what its page names, and nothing that a part asks for. Soon the service worker
 * has all files, and until then lists of them would be 1.5 kB of the first screen.
 */
export const preloadedWith = (
  _file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => (hostType === 'html' ? needed : []);

/**
 * Names in each page what its first screen needs besides the entry, so that the browser asks for all of it at once:
 * without it, each of entry, configuration and parts waits for the one before, a trip to the server each.
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
        const preloads = (screen: NamedFiles, media?: string) =>
          [...filesOf(bundle, screen)]
            .filter((file) => !html.includes(`"/${file}"`))
            .map((file) =>
              link({ rel: 'modulepreload', href: `/${file}`, ...(media !== undefined && { media }) }),
            );
        return path === `/${boardSource}`
          ? [link({ rel: 'preload', href: '/config.json', as: 'fetch' }), ...preloads(boardScreen)]
          : [script(bundle), ...preloads(narrowScreen, narrow)];
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
