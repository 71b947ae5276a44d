import { createFileRoute } from '@tanstack/react-router';
import { DiagnosticsPage } from '../features/diagnostics/diagnostics-page.tsx';

export const Route = createFileRoute('/__diag')({
  staticData: { title: 'Diagnostics' },
  component: DiagnosticsPage,
});
