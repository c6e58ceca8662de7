import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { shipmentDocumentsQuery } from '#/data/documents/queries.ts';
import { uploadsOf } from '#/data/documents/uploads.ts';
import { missingDocuments } from '#/domain/documents/expectedDocuments.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { UploadButton } from '#/parts/pages/UploadButton.tsx';
import { DocumentBadge } from '#/parts/status/DocumentBadge.tsx';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { typeLabel } from '#/wording/documents.ts';
import {
  documentsTitle,
  loadingDocuments,
  noDocuments,
  noDocumentsRead,
  notUploaded,
  onlyNewest,
  upload,
} from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** The documents of a shipment, and those that are usually there by now and are not. */
export function ShipmentDocuments({ shipment }: { shipment: Shipment }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(shipmentDocumentsQuery(api, shipment));
  const missing = data?.complete ? missingDocuments(shipment, data.documents) : [];
  return (
    <div className="card p-4">
      <Section
        title={documentsTitle}
        level={2}
        aside={
          <span className="print:hidden">
            <UploadButton
              label={upload}
              onFiles={(files) => uploadsOf(api, client).add(files, shipment.id)}
            />
          </span>
        }
      >
        {data ? (
          <>
            {data.documents.length === 0 && missing.length === 0 && (
              <p className="text-sm text-ink-soft">{noDocuments}</p>
            )}
            <ul className="divide-y divide-line text-sm empty:hidden">
              {data.documents.map((document) => (
                <li key={document.id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-1">
                  <Link
                    to="/documents/$documentId"
                    params={{ documentId: document.id }}
                    className="min-w-0 flex-1 basis-40 font-medium break-words underline-offset-2 hover:underline max-md:min-h-11 max-md:content-center"
                  >
                    {document.name}
                  </Link>
                  <span className="text-ink-soft">{typeLabel(document.type)}</span>
                  <DocumentBadge document={document} />
                </li>
              ))}
              {missing.map((type) => (
                <li key={type} className="py-1 text-ink-soft">
                  {notUploaded(typeLabel(type))}
                </li>
              ))}
            </ul>
            {!data.complete && <p className="text-sm text-ink-soft">{onlyNewest}</p>}
          </>
        ) : error ? (
          <p role="status" className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            {noDocumentsRead}
            <Button onClick={() => void refetch()}>{tryAgain}</Button>
          </p>
        ) : (
          <p role="status" className="text-sm text-ink-faint">
            {loadingDocuments}
          </p>
        )}
      </Section>
    </div>
  );
}
