import { lazy, Suspense, useState } from 'react';
import { useStoredSession } from '../../session/session.ts';
import { useLeaveWhenSignedIn } from './destination.ts';
import { SignInForm } from './sign-in-form.tsx';

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));
const RecoveryForm = lazy(async () => ({
  default: (await import('./recovery-form.tsx')).RecoveryForm,
}));
const SignInLinkForm = lazy(async () => ({
  default: (await import('./sign-in-link-form.tsx')).SignInLinkForm,
}));

export function AuthPage() {
  useLeaveWhenSignedIn();
  const { awaitsCode } = useStoredSession();
  return <Suspense>{awaitsCode ? <CodeForm /> : <FirstStep />}</Suspense>;
}

function FirstStep() {
  const [email, setEmail] = useState('');
  const [mode, setMode] = useState<'password' | 'recovery' | 'link'>('password');
  const typed = { email, onEmail: setEmail };
  const onBack = () => setMode('password');
  switch (mode) {
    case 'recovery':
      return <RecoveryForm {...typed} onBack={onBack} />;
    case 'link':
      return <SignInLinkForm {...typed} onBack={onBack} />;
    case 'password':
      return (
        <SignInForm
          {...typed}
          onForgot={() => setMode('recovery')}
          onWithLink={() => setMode('link')}
        />
      );
  }
}
