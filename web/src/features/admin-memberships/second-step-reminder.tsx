import { TWO_STEP_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { Link } from '@tanstack/react-router';
import { config } from '../../lib/config.ts';
import { useStoredSession } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

export function SecondStepReminder() {
  const { session } = useStoredSession();
  const usesBuiltInAuth = config.authUrl.startsWith('/');
  if (!session || session.hasSecondStep || !usesBuiltInAuth) return null;
  return (
    <Alert tone="warning">
      <p>{TWO_STEP_TEXT.forAdmins}</p>
      <Button asChild variant="link" size="sm">
        <Link to="/account">{TWO_STEP_TEXT.setUp}</Link>
      </Button>
    </Alert>
  );
}
