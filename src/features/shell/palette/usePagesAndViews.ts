import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followSavedViews, useSavedViews, viewSearch } from '#/device/savedViews.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { allPages } from '#/features/shell/navPages.ts';
import type { Command } from './command.ts';
import { actionKeywords, pageKeywords } from './words.ts';

/** Every page and every saved view. */
export function usePagesAndViews(): {
  readonly pages: readonly Command[];
  readonly views: readonly Command[];
} {
  const navigate = useNavigate();
  const { views, open } = useSavedViews();
  useEffect(followSavedViews, []);
  return {
    pages: allPages.map(({ to, label }) => ({
      id: `page ${to}`,
      label,
      keywords: pageKeywords[to],
      focus: 'main',
      run: () => void navigate({ to }),
    })),
    views: views.map((view) => ({
      id: `view ${view.id}`,
      label: view.name,
      keywords: actionKeywords.view,
      focus: 'main',
      run: () => {
        open(view.id);
        // The route reads it part by part, as it reads any address.
        void navigate({ to: view.page, search: viewSearch(view) as FleetSearch });
      },
    })),
  };
}
