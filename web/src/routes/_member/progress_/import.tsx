import { createFileRoute } from '@tanstack/react-router';
import { HealthImportPage } from '../../../features/health-import/health-import-page.tsx';

export const Route = createFileRoute('/_member/progress_/import')({
  staticData: { title: 'Import' },
  component: HealthImportPage,
});
