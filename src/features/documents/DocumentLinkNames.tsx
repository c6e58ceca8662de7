import { Link } from '@tanstack/react-router';
import type { DocumentLink } from '#/domain/records/tradeDocument.ts';
import { andMore, notLinked } from './words.ts';

const maxNamed = 2;

/** What a document is linked to, each a link to its page. */
export function DocumentLinkNames({ links }: { links: readonly DocumentLink[] }) {
  if (links.length === 0) return <span className="text-ink-faint">{notLinked}</span>;
  const named = links.slice(0, maxNamed);
  return (
    <>
      {named.map((link, index) => (
        <span key={`${link.kind} ${link.id}`}>
          {index > 0 && ', '}
          <DocumentLinkName link={link} />
        </span>
      ))}
      {links.length > named.length && (
        <span className="text-ink-faint"> {andMore(links.length - named.length)}</span>
      )}
    </>
  );
}

export function DocumentLinkName({ link: { kind, id, number, shipmentId } }: { link: DocumentLink }) {
  const name = number ?? id;
  if (shipmentId === null) return <span className="num">{name}</span>;
  return (
    <Link
      to="/shipments/$shipmentId"
      params={{ shipmentId }}
      {...(kind === 'container' && number !== null && { search: { container: number } })}
      className="num underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  );
}
