import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import { BeliefUpgrade } from '../../../features/belief-upgrade/belief-upgrade.tsx';
import { ToolPage } from './tool-page.tsx';

export function BeliefUpgradePage() {
  return (
    <ToolPage title={BELIEF_MESSAGES.title} intro={BELIEF_MESSAGES.intro}>
      <BeliefUpgrade />
    </ToolPage>
  );
}
