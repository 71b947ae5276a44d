import { AUTH_TEXT } from '@hearthway/domain/identity/messages';
import { auth } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { type AuthProblem, problem } from './auth-problem.ts';
import { useBusy } from './use-busy.ts';

interface OtherWaysProps {
  onProblem: (found: AuthProblem | null) => void;
  onWithLink: () => void;
}

export function OtherWays({ onProblem, onWithLink }: OtherWaysProps) {
  const [busy, run] = useBusy();
  const signIn = () =>
    run(async () => {
      onProblem(null);
      const { error } = await auth.signInWithPasskey().catch((error: unknown) => ({ error }));
      if (error) onProblem(problem(AUTH_TEXT.passkeyFailed));
    });
  return (
    <>
      <Button variant="ghost" className="-my-2" onClick={onWithLink}>
        {AUTH_TEXT.withLink}
      </Button>
      {'PublicKeyCredential' in window && (
        <Button variant="ghost" className="-my-2" busy={busy} onClick={() => void signIn()}>
          {AUTH_TEXT.withPasskey}
        </Button>
      )}
    </>
  );
}
