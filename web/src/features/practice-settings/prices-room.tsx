import { config } from '../../lib/config.ts';
import { PageHeader } from '../../ui/page.tsx';
import { MissingSettings } from './missing-settings.tsx';
import { SettingsList } from './settings-list.tsx';

const GROUPS = [{ group: 'plan', label: 'Prices', isByCard: true }] as const;

export default function PricesRoom() {
  return (
    <>
      <PageHeader
        title="Prices"
        intro={
          config.takesPayments
            ? 'First choose the price at Stripe, then the words that members read. Whoever pays already keeps their old price.'
            : 'What the upgrade page says, word for word.'
        }
      />
      <MissingSettings inRoom="prices" />
      <SettingsList desk="practice" groups={GROUPS} />
    </>
  );
}
