import { LETTER_TEXT } from '@hearthway/domain/letters/messages';
import { replyAddress } from '@hearthway/domain/letters/reply-address';
import type { Deps } from '../../deps.ts';
import { composeLetter, readLetter, type WrittenLetter } from '../../mail/letter-body.ts';
import { unsubscribeUrl } from '../../mail/unsubscribe-link.ts';
import type { Mail } from '../../ports/mailer.ts';

export interface LetterReader {
  userId: string;
  email: string;
  firstName: string;
}

type Sender = Pick<Deps, 'config' | 'secrets'>;

/** Old news is useless, so letters that were not sent within three days stay unsent. */
export const GOOD_FOR_MS = 3 * 86_400_000;

export function letterMail(
  { config, secrets }: Sender,
  letter: WrittenLetter,
  { id, to }: { id: string; to: LetterReader },
): Mail {
  const { publicUrl } = config.auth;
  const whose = { userId: to.userId, kind: 'letters' } as const;
  const stop = `${unsubscribeUrl(publicUrl, secrets, whose)}?letter=${id}`;
  const words = composeLetter(
    letter,
    { firstName: to.firstName, unsubscribeUrl: stop },
    { productName: config.productName, publicUrl, footnote: footnote(config.productName) },
  );
  const replyTo = replyAddress(config.public.links.support);
  return {
    to: to.email,
    ...words,
    goodForMs: GOOD_FOR_MS,
    unsubscribeUrl: stop,
    ...(replyTo && { replyTo }),
  };
}

export function previewLetter(
  { config }: Pick<Deps, 'config'>,
  written: { subject: string; body: string },
  firstName: string,
): { subject: string; html: string } {
  const { subject, html } = composeLetter(
    readLetter(written),
    { firstName, unsubscribeUrl: '#' },
    {
      productName: config.productName,
      publicUrl: config.auth.publicUrl,
      footnote: footnote(config.productName),
    },
  );
  return { subject, html };
}

const footnote = (productName: string) => LETTER_TEXT.footnote(productName);
