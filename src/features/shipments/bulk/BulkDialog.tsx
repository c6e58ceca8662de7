import { useState } from 'react';
import { bulkSubjects } from '#/domain/list/bulkChange.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { Dialog } from '#/ui/Dialog.tsx';
import { BulkForm } from './BulkForm.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { hasEnded, useBulkRun } from './bulkRun.ts';
import { title } from './words.ts';

/** A change of all selected rows: what it is to be, then how far it is and what became of it. */
export function BulkDialog({ rows, onClose }: { rows: readonly FleetRow[]; onClose: () => void }) {
  const last = useBulkRun();
  // One that has ended gives way where somebody has selected rows for the next.
  const [past] = useState(() => (rows.length > 0 && last && hasEnded(last) ? last : null));
  const run = last === past ? null : last;
  // The next answer of the service does not rewrite a form that is open; what changed meanwhile is noticed when it is sent.
  const [subjects] = useState(() => bulkSubjects(rows));
  return (
    <Dialog title={run ? run.name : title(subjects.length)} onClose={onClose}>
      <div className="min-h-0 space-y-4 overflow-y-auto p-4">
        {run ? <BulkProgress run={run} onClose={onClose} /> : <BulkForm subjects={subjects} />}
      </div>
    </Dialog>
  );
}
