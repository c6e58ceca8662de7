import { badParameter } from '#sandbox/jsonapi/problem.ts';
import type { StoredDocument } from '#sandbox/store/documents.ts';
import type { View } from '#sandbox/view.ts';
import { fold, foldContainerNumber } from './shipmentSearch.ts';

type Compare = (a: StoredDocument, b: StoredDocument) => number;

/** Everything was added by the one user of the account, so that order is the usual one. */
const sorts: ReadonlyMap<string, Compare> = new Map<string, Compare>([
  ['document_type', (a, b) => compareText(typeOf(a), typeOf(b))],
  ['added_by', () => 0],
  ['created_at', (a, b) => a.createdAt - b.createdAt],
]);

/** The documents that the query asks for, newest first unless it asks for another order (docs/interface.md 2.10). */
export function selectDocuments(view: View): readonly StoredDocument[] {
  const { account, url } = view;
  const query = url.searchParams;
  let documents = account.documents.all();
  const name = query.get('filter[filename]');
  if (name) documents = documents.filter((each) => hasName(each, fold(name)));
  const reference = query.get('filter[reference]');
  if (reference) {
    const found = account.documents.withNumber(foldContainerNumber(reference));
    documents = documents.filter((each) => found.has(each.id));
  }
  const types = query.get('filter[document_types]');
  if (types) {
    const wanted = new Set(types.split(',').map((each) => each.trim()));
    documents = documents.filter((each) => wanted.has(typeOf(each)));
  }
  for (const type of ['shipment', 'container'] as const) {
    const id = query.get(`filter[${type}_id]`);
    if (id === null) continue;
    const linked = account.documents.linkedTo(type, id);
    documents = documents.filter((each) => linked.has(each.id));
  }
  return sorted(documents, query.get('sort'));
}

function sorted(documents: readonly StoredDocument[], sort: string | null): readonly StoredDocument[] {
  if (!sort) return documents;
  const compare = sorts.get(sort.replace(/^-/, ''));
  if (!compare)
    throw badParameter('sort', `sort accepts ${[...sorts.keys()].join(', ')}, each with - for descending.`);
  return documents.toSorted(sort.startsWith('-') ? (a, b) => compare(b, a) : compare);
}

function hasName({ name, fileName }: StoredDocument, wanted: string): boolean {
  return fold(name).includes(wanted) || fold(fileName).includes(wanted);
}

/** A user's word counts before that of the rules. */
function typeOf({ type, typeManual }: StoredDocument): string {
  return typeManual ?? type ?? '';
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
