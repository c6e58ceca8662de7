import { SettingsLayout } from '#/features/settings/SettingsLayout.tsx';
import { WebhooksPage } from '#/features/webhooks/WebhooksPage.tsx';

/** Webhooks stand among the settings, which take their page from here, since no feature imports another. */
export function WebhooksInSettings() {
  return (
    <SettingsLayout here="/webhooks">
      <WebhooksPage />
    </SettingsLayout>
  );
}
