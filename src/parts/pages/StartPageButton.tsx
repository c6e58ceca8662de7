import { useState } from 'react';
import { type Preferences, usePreferences } from '#/device/preferences.ts';
import { Button } from '#/ui/Button.tsx';
import { isStartPage, setAsStartPage } from './startPageWords.ts';

/** Offers to open Landfall with this page, until it does; choosing another start page is among the preferences. */
export function StartPageButton({ page }: { page: Preferences['firstPage'] }) {
  const isFirst = usePreferences(({ firstPage }) => firstPage === page);
  const choose = usePreferences((preferences) => preferences.choose);
  const [wasChosen, setChosen] = useState(false);
  if (isFirst) {
    return (
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {wasChosen && isStartPage}
      </p>
    );
  }
  return (
    <Button
      className="max-md:hidden"
      onClick={() => {
        choose({ firstPage: page });
        setChosen(true);
      }}
    >
      {setAsStartPage}
    </Button>
  );
}
