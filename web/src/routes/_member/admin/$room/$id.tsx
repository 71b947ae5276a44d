import { createFileRoute } from '@tanstack/react-router';
import { DeskPage } from '../-desk/desk-page.tsx';

export const Route = createFileRoute('/_member/admin/$room/$id')({
  staticData: { title: 'The desk' },
  component: DeskItem,
});

function DeskItem() {
  return <DeskPage {...Route.useParams()} />;
}
