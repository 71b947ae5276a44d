import { fullDate } from '@hearthway/domain/format';
import { HEALTH_TEXT } from '@hearthway/domain/health-import/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../session/session.ts';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeleteHealthDays } from './mutations.ts';
import { Counts } from './preview-card.tsx';
import { healthImportQueries } from './queries.ts';

export function StoredCard() {
  const { data, isError } = useQuery(healthImportQueries.summary(useMemberId()));
  const remove = useDeleteHealthDays();
  return (
    <Card aria-labelledby="stored-title">
      <CardTitle id="stored-title">{HEALTH_TEXT.stored}</CardTitle>
      {!data && isError && <CardText>{HEALTH_TEXT.couldNotLoad}</CardText>}
      {!data && !isError && <Skeleton className="mt-3 h-12" />}
      {data?.days === 0 && <CardText>{HEALTH_TEXT.nothingStored}</CardText>}
      {data?.first && data.last && (
        <>
          <CardText>
            {fullDate(data.first)} to {fullDate(data.last)}. {HEALTH_TEXT.replaces}
          </CardText>
          <Counts counts={data} />
          <div className="mt-5">
            <ConfirmButton
              label={HEALTH_TEXT.delete}
              title={HEALTH_TEXT.deleteTitle}
              text={HEALTH_TEXT.deleteText}
              verb={HEALTH_TEXT.deleteVerb}
              busy={remove.isPending}
              onConfirm={() => remove.mutate()}
            />
          </div>
        </>
      )}
    </Card>
  );
}
