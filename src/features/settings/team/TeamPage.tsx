import { useState } from 'react';
import { useContacts } from '#/device/contacts.ts';
import { useSavedViews } from '#/device/savedViews.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { ownSettings, takeOverTeam } from '#/device/teamWrites.ts';
import { useTemplates } from '#/device/templates.ts';
import type { EntryChange } from '#/domain/records/mergeEntries.ts';
import {
  maxFileSize,
  mergeTeam,
  readTeamFile,
  type TeamSettings,
  writeTeamFile,
} from '#/domain/team/teamFile.ts';
import { type TeamPart, teamParts } from '#/domain/team/teamProblem.ts';
import { ChoiceBoxes } from '#/features/settings/ChoiceBoxes.tsx';
import { useDone } from '#/features/settings/done.ts';
import { type Offer, OfferDialog } from '#/features/settings/files/OfferDialog.tsx';
import { openEntries } from '#/features/settings/files/openEntries.ts';
import { TeamFiles } from '#/features/settings/files/TeamFiles.tsx';
import { takenOver } from '#/features/settings/files/words.ts';
import { SettingsFrame } from '#/features/settings/SettingsFrame.tsx';
import * as words from '#/features/settings/words.ts';
import { saveText } from '#/files/saveFile.ts';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { describeTeamProblem, entryName, partLabels } from '#/wording/team.ts';

/** All that a team shares in one file, with a preview of what another one would change. */
export function TeamPage() {
  const counts = useCounts();
  const [parts, setParts] = useState<readonly TeamPart[]>(teamParts);
  const [offer, setOffer] = useState<Offer<TeamSettings> | null>(null);
  const { done, say } = useDone();
  return (
    <>
      <SettingsFrame title={settingsLabels.team} intro={words.teamIntro} done={done}>
        <div className="space-y-1 text-sm">
          <ChoiceBoxes
            label={words.teamParts}
            options={teamParts.map((part) => ({ value: part, label: partLabel(part, counts) }))}
            chosen={parts}
            onChange={setParts}
          />
          <p className="text-xs text-ink-soft">{words.teamPartsHint}</p>
        </div>
        <TeamFiles
          title={words.teamFile}
          hint={words.teamFileHint}
          accept=".json"
          saves={[{ label: words.saveTeamFile, save: () => saveTeam(parts) }]}
          isInDialog={offer !== null}
          onRead={openTeam}
          onOffer={setOffer}
        />
      </SettingsFrame>
      {offer && (
        <OfferDialog
          offer={offer}
          change={offer.value && changeBy(offer.value)}
          onClose={() => setOffer(null)}
          onTake={(file, count) => {
            say(takenOver(count, offer.name), takeOverTeam(file));
            setOffer(null);
          }}
        />
      )}
    </>
  );
}

function changeBy(file: TeamSettings): EntryChange {
  const { added, changed, same } = mergeTeam(ownSettings(), file);
  return { added: added.map(entryName), changed: changed.map(entryName), same };
}

type Counts = Readonly<Record<Exclude<TeamPart, 'thresholds'>, number>>;

/** How many entries of each part this device has. */
function useCounts(): Counts {
  return {
    views: useSavedViews(({ views }) => views.length),
    templates: useTemplates(({ templates }) => templates.length),
    tariffs: useTariffs(({ tariffs, calendars }) => tariffs.length + calendars.length),
    contacts: useContacts(({ contacts }) => contacts.length),
  };
}

const partLabel = (part: TeamPart, counts: Counts): string =>
  part === 'thresholds' ? partLabels[part] : `${partLabels[part]} (${counts[part]})`;

/** All that is in a file. Never throws. */
const openTeam = (file: File) =>
  openEntries(file, {
    maxSize: maxFileSize,
    readText: readTeamFile,
    describe: describeTeamProblem,
  });

function saveTeam(parts: readonly TeamPart[]): void {
  if (parts.length === 0) throw new Error(words.noPartChosen);
  saveText('json', writeTeamFile(ownSettings(), parts), 'team');
}
