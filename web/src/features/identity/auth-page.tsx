import { lazy, Suspense, useState } from 'react';
import { useStoredSession } from '../../session/session.ts';
import { useLeaveWhenSignedIn } from './destination.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

export function AuthPage() {
  useLeaveWhenSignedIn();
  const [email, setEmail] = useState('');
  const [isRecovering, setIsRecovering] = useState(false);
  const { awaitsCode } = useStoredSession();
  if (awaitsCode) {
    return (
      <Suspense>
        <CodeForm />
      </Suspense>
    );
  }
  return isRecovering ? (
    <RecoveryForm email={email} onEmail={setEmail} onBack={() => setIsRecovering(false)} />
  ) : (
    <SignInForm email={email} onEmail={setEmail} onForgot={() => setIsRecovering(true)} />
  );
}
