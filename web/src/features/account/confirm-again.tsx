import { useQuery } from '@tanstack/react-query';
import { ConfirmCode } from './confirm-code.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { twoStepQuery } from './two-step-requests.ts';

export function ConfirmAgain({ onConfirmed }: { onConfirmed: () => void }) {
  const appId = useQuery(twoStepQuery()).data?.appId;
  return appId ? (
    <ConfirmCode appId={appId} onConfirmed={onConfirmed} />
  ) : (
    <ConfirmPassword onConfirmed={onConfirmed} />
  );
}
