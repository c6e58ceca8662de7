import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { accepting as words } from '#/features/documents/words.ts';
import { Select } from '#/ui/Select.tsx';
import { type AcceptTarget, shipmentsOf } from './useAcceptTarget.ts';

/** Which shipment takes the fields, and why none does. */
export function AcceptInto({
  document,
  target: { shipmentId, shipment, hasFailed },
  onChoose,
}: {
  document: TradeDocument;
  target: AcceptTarget;
  onChoose: (shipmentId: string) => void;
}) {
  if (shipmentId === null) return <p className="text-sm text-ink-soft">{words.notLinked}</p>;
  const ids = shipmentsOf(document);
  const nameOf = (id: string) =>
    document.links.find((link) => link.kind === 'shipment' && link.id === id)?.number ??
    document.links.find((link) => link.shipmentId === id)?.number ??
    id;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft print:hidden">
      {ids.length > 1 ? (
        <Select
          label={words.which}
          value={shipmentId}
          options={ids.map((id) => ({ value: id, label: words.into(nameOf(id)) }))}
          onChange={onChoose}
        />
      ) : (
        <p>{words.into(shipment?.billOfLading ?? nameOf(shipmentId))}</p>
      )}
      {hasFailed && (
        <p role="status" className="text-attention">
          {words.failed}
        </p>
      )}
    </div>
  );
}
