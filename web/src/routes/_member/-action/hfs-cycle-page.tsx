import { HFS_MESSAGES } from '@hearthway/domain/hfs-cycle/messages';
import { HfsCycle } from '../../../features/hfs-cycle/hfs-cycle.tsx';
import { ToolPage } from './tool-page.tsx';

export function HfsCyclePage() {
  return (
    <ToolPage title={HFS_MESSAGES.title} intro={HFS_MESSAGES.intro}>
      <HfsCycle />
    </ToolPage>
  );
}
