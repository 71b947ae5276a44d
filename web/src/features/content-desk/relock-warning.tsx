import { countText } from '@hearthway/domain/content-desk/count-text';
import type { RoundedCount } from '@hearthway/domain/content-desk/rounded-count';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface RelockWarningProps {
  relocked: RoundedCount;
  action: string;
  busy: boolean;
  onProceed: () => void;
}

export function RelockWarning({ relocked, action, busy, onProceed: onGoOn }: RelockWarningProps) {
  return (
    <Alert tone="warning" title={`This would lock a workshop for ${countText(relocked)}`}>
      <p>
        They can open it now, but would lose access until they reach it again. What they’ve
        completed stays completed.
      </p>
      <Button size="sm" className="mt-3" busy={busy} onClick={onGoOn}>
        {action} anyway
      </Button>
    </Alert>
  );
}
