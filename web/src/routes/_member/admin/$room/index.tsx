import { createFileRoute } from '@tanstack/react-router';
import { DeskPage } from '../-desk/desk-page.tsx';

export const Route = createFileRoute('/_member/admin/$room/')({
  staticData: { title: 'The desk' },
  component: DeskRoom,
});

function DeskRoom() {
  return <DeskPage {...Route.useParams()} />;
}
