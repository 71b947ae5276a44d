import { TWO_STEP_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../member/me.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SectionFailure } from './section-failure.tsx';
import { SetUpApp } from './set-up-app.tsx';
import {
  needsReauthentication,
  twoStepQuery,
  useNewCodes,
  usePrepareApp,
  useRemoveApp,
} from './two-step-requests.ts';

export function TwoStepCard() {
  const { data, error, refetch, isFetching } = useQuery(twoStepQuery());
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Card>
      <div className="flex items-center justify-between gap-4">
        <CardTitle>{TWO_STEP_TEXT.title}</CardTitle>
        {data?.appId && <Badge tone="teal">On</Badge>}
      </div>
      {error && !data && (
        <SectionFailure text={TWO_STEP_TEXT.loadFailed} onRetry={refetch} busy={isFetching} />
      )}
      {!data && !error && <Skeleton className="mt-4 h-16" />}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {data && !codes && !data.appId && <TwoStepOff onCodes={setCodes} />}
      {data && !codes && data.appId && (
        <TwoStepOn appId={data.appId} codes={data.codes} onCodes={setCodes} />
      )}
    </Card>
  );
}

function TwoStepOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const prepare = usePrepareApp();
  const isAdmin = useMe().data?.role === 'inner-circle';
  if (prepare.data) {
    const { id, totp } = prepare.data;
    return (
      <SetUpApp factorId={id} totp={totp} onCodes={onCodes} onCancel={() => prepare.reset()} />
    );
  }
  if (needsReauthentication(prepare.error)) {
    return <ConfirmPassword onConfirmed={() => prepare.mutate()} />;
  }
  return (
    <>
      <CardText>{TWO_STEP_TEXT.off}</CardText>
      {isAdmin && (
        <Alert tone="warning" className="mt-4">
          {TWO_STEP_TEXT.forAdmins}
        </Alert>
      )}
      <Button
        variant="outline"
        className="mt-4 w-full sm:w-auto"
        busy={prepare.isPending}
        onClick={() =>
          prepare.mutate(undefined, {
            onError: (failure) => {
              if (!needsReauthentication(failure))
                toast.error(failure.message || TWO_STEP_TEXT.failed);
            },
          })
        }
      >
        {TWO_STEP_TEXT.setUp}
      </Button>
    </>
  );
}

interface TwoStepOnProps {
  appId: string;
  codes: { remaining: number; total: number } | null;
  onCodes: (codes: string[]) => void;
}

function TwoStepOn({ appId, codes, onCodes }: TwoStepOnProps) {
  const newCodes = useNewCodes(onCodes);
  const remove = useRemoveApp();
  const onError = (failure: Error) => {
    if (!needsReauthentication(failure)) toast.error(failure.message || TWO_STEP_TEXT.failed);
  };
  const makeCodes = () => newCodes.mutate({ hasCodes: codes !== null }, { onError });
  const turnOff = () =>
    remove.mutate(appId, { onSuccess: () => toast.success(TWO_STEP_TEXT.turnedOff), onError });
  if (needsReauthentication(newCodes.error))
    return <ConfirmCode appId={appId} onConfirmed={makeCodes} />;
  if (needsReauthentication(remove.error))
    return <ConfirmCode appId={appId} onConfirmed={turnOff} />;
  return (
    <>
      <CardText>
        {TWO_STEP_TEXT.on}{' '}
        {codes ? TWO_STEP_TEXT.left(codes.remaining, codes.total) : TWO_STEP_TEXT.noCodes}
      </CardText>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button variant="outline" busy={newCodes.isPending} onClick={makeCodes}>
          {TWO_STEP_TEXT.newCodes}
        </Button>
        <Button variant="outline" busy={remove.isPending} onClick={turnOff}>
          {TWO_STEP_TEXT.turnOff}
        </Button>
      </div>
    </>
  );
}
