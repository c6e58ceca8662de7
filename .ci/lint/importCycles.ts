import { dirname, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/**
 * Cycles of files that import each other, by any kind of import: static, of a type, dynamic, `typeof import()`, and the
 * address of a worker. `import/no-cycle` of the linter sees the first two alone
 * (https://github.com/oxc-project/oxc/issues/25555), and knip sees no types.
 *
 * @param files texts by path; an import of any other file is left out
 * @param aliases folders by the prefix of their imports, as in package.json
 * @returns one list of paths for each cycle, each sorted
 */
export function importCycles(
  files: ReadonlyMap<string, string>,
  aliases: Readonly<Record<string, string>>,
): readonly (readonly string[])[] {
  const imports = new Map(
    [...files].map(([file, text]) => [
      file,
      specifiersOf(file, text)
        .map((specifier) => resolve(file, specifier, aliases))
        .filter((to) => files.has(to)),
    ]),
  );
  return components(imports).filter(
    ([first = '', ...others]) => others.length > 0 || imports.get(first)?.includes(first),
  );
}

function specifiersOf(file: string, text: string): readonly string[] {
  const found: string[] = [];
  const add = (source: { type: string; value?: unknown } | null | undefined): void => {
    if (source?.type === 'Literal' && typeof source.value === 'string') found.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    NewExpression({ callee, arguments: [address] }) {
      if (callee.type === 'Identifier' && callee.name === 'URL') add(address);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

function resolve(from: string, specifier: string, aliases: Readonly<Record<string, string>>): string {
  const [path = ''] = specifier.split('?');
  const alias = Object.keys(aliases).find((prefix) => path.startsWith(prefix));
  return alias === undefined
    ? posix.join(dirname(from), path)
    : posix.join(aliases[alias] ?? '', path.slice(alias.length));
}

/** Strongly connected components (Tarjan 1972, https://doi.org/10.1137/0201010). */
function components(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): number => {
    const mine = order.size;
    let lowest = mine;
    order.set(node, mine);
    stack.push(node);
    for (const to of edges.get(node) ?? []) {
      const known = order.get(to);
      if (known === undefined) lowest = Math.min(lowest, visit(to));
      else if (stack.includes(to)) lowest = Math.min(lowest, known);
    }
    if (lowest === mine) found.push(stack.splice(stack.indexOf(node)).toSorted());
    return lowest;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found;
}
