import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Verdict } from '#/domain/verdict/verdict.ts';
import { MessageButton } from '#/parts/MessageButton.tsx';
import { classes } from '#/ui/classes.ts';

const size = 'max-lg:h-11 max-lg:max-w-56 max-lg:flex-1 pointer-coarse:h-11';

/** A message to whoever has to act next, and one to the customer, who asks. */
export function NextActions({
  shipment,
  container,
  verdict,
}: {
  shipment: Shipment;
  container: Container | null;
  verdict: Verdict;
}) {
  const subjects = [{ shipment, container, verdict }];
  const { next } = verdict;
  const isCustomers = next === null || next === 'consignee';
  return (
    <div className="flex shrink-0 gap-2 border-line px-4 pb-3 group-data-stuck/strip:py-2 lg:flex-col lg:justify-center lg:border-l lg:py-3 lg:group-data-stuck/strip:flex-row print:hidden">
      {!isCustomers && <MessageButton to={next} subjects={subjects} look="primary" className={size} />}
      <MessageButton
        to="consignee"
        subjects={subjects}
        look={next === 'consignee' ? 'primary' : 'plain'}
        className={classes(size, !isCustomers && 'max-lg:group-data-stuck/strip:hidden')}
      />
    </div>
  );
}
