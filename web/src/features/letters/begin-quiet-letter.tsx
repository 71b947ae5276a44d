import { EVERYBODY } from '@hearthway/domain/letters/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCreateLetter } from './queries.ts';

export function BeginQuietLetter() {
  const { mutate, error } = useCreateLetter();
  const navigate = useNavigate();
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    mutate(
      { ...EVERYBODY, quietDays: 21 },
      {
        onSuccess: ({ id }) =>
          navigate({ to: '/admin/$room/$id', params: { room: 'letters', id }, replace: true }),
      },
    );
  });
  useEffect(() => begin(), []);
  if (!error) return <Skeleton className="h-96" />;
  return (
    <Alert tone="error" title="We couldn’t start the letter.">
      {errorMessage(error, 'Please try again.')}
    </Alert>
  );
}
