import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { Button } from '#/ui/Button.tsx';
import { dismissFailures, usePlanWrites } from './planWrites.ts';
import type { Plan } from './usePlan.ts';
import * as words from './words.ts';

/** Where the plan is stored if that is not with the account, what of it was not saved, and the question before the first change. */
export function PlanNotices({ plan }: { plan: Plan }) {
  const { open, failed } = usePlanWrites();
  const { sharing, storage, why, left } = plan;
  return (
    <>
      <div role="status" className="flex flex-wrap items-center gap-x-2 px-4 text-sm text-ink-soft">
        {open.size > 0 && <p>{words.saving(open.size)}</p>}
        {storage === 'device' && (
          <>
            <p>{why === 'taken' ? words.onDevice.taken(plan.taken) : words.onDevice[why ?? 'chosen']}</p>
            {why !== 'taken' && (
              <Button look="bare" onClick={sharing.ask}>
                {words.share}
              </Button>
            )}
          </>
        )}
        {left > 0 && (
          <>
            <p>{words.leftHere(left)}</p>
            <Button look="bare" onClick={sharing.move}>
              {words.move}
            </Button>
            <Button look="bare" onClick={sharing.discard}>
              {words.discard}
            </Button>
          </>
        )}
      </div>
      {failed.size > 0 && (
        <div role="alert" className="flex flex-wrap items-center gap-x-2 px-4 pb-2 text-sm text-problem">
          {[...failed].map(([reason, numbers]) => (
            <p key={reason}>
              {words.notSaved(numbers)}: {reason}
            </p>
          ))}
          <Button look="bare" onClick={dismissFailures}>
            {words.dismiss}
          </Button>
        </div>
      )}
      {sharing.isAsked && (
        <FormDialog
          title={words.shareTitle}
          submit={words.define}
          isSaving={sharing.isSaving}
          problem={sharing.problem}
          onSubmit={sharing.define}
          onClose={sharing.cancel}
        >
          <p>{words.shareText}</p>
          <Button onClick={sharing.stayHere}>{words.stayHere}</Button>
        </FormDialog>
      )}
    </>
  );
}
