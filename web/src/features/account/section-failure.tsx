import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface SectionFailureProps {
  text: string;
  onRetry: () => unknown;
  busy?: boolean;
}

export function SectionFailure({ text, onRetry, busy }: SectionFailureProps) {
  return (
    <Alert tone="error" title={text} className="mt-4">
      <Button variant="link" size="sm" busy={busy} onClick={() => void onRetry()}>
        Try again
      </Button>
    </Alert>
  );
}
