import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAgain } from '../../../features/account/confirm-again.tsx';
import { SummaryPage } from '../../../features/clinician-summary/summary-page.tsx';

export const Route = createFileRoute('/_member/progress_/summary')({
  staticData: { title: 'Summary for a clinician', worksOffline: true },
  component: () => <SummaryPage confirmAgain={ConfirmAgain} />,
});
