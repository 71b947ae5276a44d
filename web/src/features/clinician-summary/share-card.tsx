import type {
  SharedLinkResponse,
  ShareSummaryRequest,
} from '@hearthway/domain/clinician-summary/contract';
import {
  DEFAULT_LINK_DAYS,
  LINK_DAYS,
  type LinkDays,
} from '@hearthway/domain/clinician-summary/link-days';
import { LINK_DAYS_LABELS, LINK_MESSAGES } from '@hearthway/domain/clinician-summary/link-messages';
import { type ComponentType, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { LinkList } from './link-list.tsx';
import { useShareSummary } from './queries.ts';

const OPTIONS = LINK_DAYS.map((days) => ({
  value: String(days) as `${LinkDays}`,
  label: LINK_DAYS_LABELS[days],
}));

export interface ShareCardProps {
  choice: Omit<ShareSummaryRequest, 'days'>;
  /** A shared link can reveal as much as an export, so members confirm their password first. */
  confirmAgain: ComponentType<{ onConfirmed: () => void }>;
}

export function ShareCard({ choice, confirmAgain: ConfirmAgain }: ShareCardProps) {
  const [days, setDays] = useState<`${LinkDays}`>(`${DEFAULT_LINK_DAYS}`);
  const share = useShareSummary();
  const create = () => share.mutate({ ...choice, days: Number(days) as LinkDays });
  const { error, data } = share;
  const isOnline = useOnline();
  const isConfirming = error instanceof ApiError && error.code === 'reauthentication_needed';
  return (
    <Card className="mt-6">
      <CardTitle>{LINK_MESSAGES.title}</CardTitle>
      <CardText>{LINK_MESSAGES.intro}</CardText>
      {data && <NewLink link={data} onDone={share.reset} />}
      {!isOnline && <p className="mt-4 font-medium">{LINK_MESSAGES.needsNetwork}</p>}
      {isOnline && isConfirming && <ConfirmAgain onConfirmed={create} />}
      {isOnline && !data && !isConfirming && (
        <div className="mt-5 flex flex-col items-start gap-4">
          <PillChoice
            label={LINK_MESSAGES.days}
            options={OPTIONS}
            value={days}
            onValueChange={setDays}
          />
          {error && <Alert tone="error">{errorMessage(error, LINK_MESSAGES.couldNotCreate)}</Alert>}
          <Button
            variant="outline"
            busy={share.isPending}
            disabled={choice.sections.length === 0}
            onClick={create}
          >
            {LINK_MESSAGES.create}
          </Button>
        </div>
      )}
      {isOnline && <LinkList />}
    </Card>
  );
}

function NewLink({ link, onDone }: { link: SharedLinkResponse; onDone: () => void }) {
  // Browsers never send the part of a URL after # to a server, so no log or proxy sees the token.
  const url = `${window.location.origin}/shared-summary#${link.token}`;
  return (
    <div
      role="status"
      className="mt-5 flex flex-col items-start gap-4 rounded-control border border-shj/30 bg-shj/6 p-4"
    >
      <div>
        <p className="font-semibold">{LINK_MESSAGES.created}</p>
        <p className="text-sm">
          {LINK_MESSAGES.sendApart} {LINK_MESSAGES.onlyNow}
        </p>
      </div>
      <Secret label={LINK_MESSAGES.link} text={url} copy={LINK_MESSAGES.copyLink} />
      <Secret label={LINK_MESSAGES.code} text={link.code} copy={LINK_MESSAGES.copyCode} isLarge />
      <Button variant="action" onClick={onDone}>
        {LINK_MESSAGES.done}
      </Button>
    </div>
  );
}

interface SecretProps {
  label: string;
  text: string;
  copy: string;
  isLarge?: boolean;
}

function Secret({ label, text, copy, isLarge = false }: SecretProps) {
  return (
    <div className="w-full">
      <p className="font-semibold text-sm">{label}</p>
      <code
        className={`mt-1 block select-all break-all rounded-control border border-line bg-surface px-4 py-2.5 ${isLarge ? 'text-xl tracking-widest' : 'text-sm'}`}
      >
        {text}
      </code>
      <CopyButton text={text} label={copy} className="mt-2" />
    </div>
  );
}
