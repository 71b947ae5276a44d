import { useState } from 'react';
import { useLeaveWhenSignedIn } from './destination.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function AuthPage() {
  useLeaveWhenSignedIn();
  const [email, setEmail] = useState('');
  const [isRecovering, setIsRecovering] = useState(false);
  return isRecovering ? (
    <RecoveryForm email={email} onEmail={setEmail} onBack={() => setIsRecovering(false)} />
  ) : (
    <SignInForm email={email} onEmail={setEmail} onForgot={() => setIsRecovering(true)} />
  );
}
