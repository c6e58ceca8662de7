import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestsNotice } from './notices.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says offline that the count is without requests, which are cached nowhere', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const notice = (isMissing: boolean) => (
    <RequestsNotice error={null} isMissing={isMissing} complete onRetry={() => undefined} />
  );
  const { rerender } = render(notice(true));
  expect(screen.getByRole('status').textContent).toMatch(/^Offline: tracking requests .* not counted here/);
  rerender(notice(false));
  expect(screen.queryByRole('status')).toBeNull();
});
