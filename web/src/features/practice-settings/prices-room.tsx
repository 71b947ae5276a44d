import { RoomHeader } from '../../desk/room-header.tsx';
import { config } from '../../lib/config.ts';
import { MissingInRoom } from './missing-settings.tsx';
import { isPrice, PlanPrices } from './plan-prices.tsx';
import { SettingsList } from './settings-list.tsx';

const PLAN = { group: 'plan', label: 'Prices', isByCard: true } as const;
const WORDS_ONLY = [PLAN];
const WITH_PRICES = [{ ...PLAN, leavesOut: isPrice, Above: PlanPrices }];

export default function PricesRoom() {
  return (
    <>
      <RoomHeader
        title="Prices"
        intro={
          config.takesPayments
            ? 'Set the price of each plan. It’s what Stripe charges and what members see.'
            : 'No payment provider is connected, so members see these prices but can’t be charged here.'
        }
      />
      {!config.takesPayments && <MissingInRoom room="prices" />}
      <SettingsList desk="practice" groups={config.takesPayments ? WITH_PRICES : WORDS_ONLY} />
    </>
  );
}
