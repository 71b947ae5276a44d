import { formatDay, formatMoment } from '@hearthway/domain/format';
import type { ApiToken } from '@hearthway/domain/integrations/contract';
import { SCOPE_WORDS, TOKEN_PREFIX } from '@hearthway/domain/integrations/scopes';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { tokens as desk, useIntegrationsChange } from './queries.ts';

export function TokenList({ tokens, now }: { tokens: readonly ApiToken[]; now: Date }) {
  const revoke = useIntegrationsChange(async (id: string) =>
    (await desk[':id'].$delete({ param: { id } })).json(),
  );
  const isTokenLive = ({ revokedAt, expiresAt }: ApiToken) =>
    !revokedAt && new Date(expiresAt) > now;
  const liveFirst = tokens.toSorted((a, b) => Number(isTokenLive(b)) - Number(isTokenLive(a)));
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {liveFirst.map((token) => {
        const isLive = isTokenLive(token);
        return (
          <li
            key={token.id}
            className="grid items-center gap-x-6 gap-y-2 px-5 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_15rem_6rem]"
          >
            <div className="min-w-0">
              <p className={isLive ? 'font-semibold' : 'font-semibold text-muted'}>
                {token.name}{' '}
                <code className="ml-1 whitespace-nowrap font-normal text-muted text-sm">
                  {TOKEN_PREFIX}…{token.hint}
                </code>
              </p>
              <p className="text-muted text-sm">
                {token.scopes.map((scope) => SCOPE_WORDS[scope]).join(' · ')}
              </p>
            </div>
            <div className="text-sm tabular-nums">
              <p>{lifeWords(token, now)}</p>
              <p className="text-muted">
                {token.lastUsedAt
                  ? `Last used ${formatMoment(new Date(token.lastUsedAt))}`
                  : 'Never used'}
              </p>
            </div>
            <div className="md:text-right">
              {isLive ? (
                <ConfirmButton
                  label="Revoke"
                  title={`Revoke the token for ${token.name}?`}
                  text="This tool will lose access right away. You can create a new token at any time."
                  verb="Revoke token"
                  busy={revoke.isPending}
                  onConfirm={() => revoke.mutate(token.id)}
                >
                  <span className="sr-only"> {token.name}</span>
                </ConfirmButton>
              ) : (
                <Badge>{token.revokedAt ? 'Revoked' : 'Expired'}</Badge>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function lifeWords({ revokedAt, expiresAt }: ApiToken, now: Date): string {
  if (revokedAt) return `Revoked on ${formatDay(new Date(revokedAt))}`;
  const end = new Date(expiresAt);
  return end > now ? `Valid until ${formatDay(end)}` : `Expired on ${formatDay(end)}`;
}
