import { AUTH_TEXT } from '@hearthway/domain/identity/messages';
import { auth } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { type AuthProblem, problem } from './auth-problem.ts';
import { useBusy } from './use-busy.ts';

/** Ways in beside the password. Success is heard of by the page, from the session itself. */
export function OtherWays({ onProblem }: { onProblem: (found: AuthProblem | null) => void }) {
  const [busy, run] = useBusy();
  if (!('PublicKeyCredential' in window)) return null;
  const signIn = () =>
    run(async () => {
      onProblem(null);
      const { error } = await auth.signInWithPasskey().catch((error: unknown) => ({ error }));
      // The browser has said its own words; why somebody closed its window is theirs to know.
      if (error) onProblem(problem(AUTH_TEXT.passkeyFailed));
    });
  return (
    <Button variant="outline" busy={busy} onClick={() => void signIn()}>
      {AUTH_TEXT.withPasskey}
    </Button>
  );
}
