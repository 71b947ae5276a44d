import { createFileRoute } from '@tanstack/react-router';
import { LockGate } from '../app/lock-gate.tsx';
import { DiagnosticsPage } from '../features/diagnostics/diagnostics-page.tsx';

export const Route = createFileRoute('/__diag')({
  staticData: { title: 'Diagnostics' },
  component: Diagnostics,
});

function Diagnostics() {
  return (
    <LockGate>
      <DiagnosticsPage />
    </LockGate>
  );
}
