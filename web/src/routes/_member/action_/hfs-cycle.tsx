import { createFileRoute } from '@tanstack/react-router';
import { HfsCyclePage } from '../-action/hfs-cycle-page.tsx';

export const Route = createFileRoute('/_member/action_/hfs-cycle')({
  staticData: { title: 'HFS Cycle Tool', worksOffline: true },
  component: HfsCyclePage,
});
