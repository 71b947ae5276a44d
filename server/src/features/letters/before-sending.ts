import type { BeforeSending } from '@hearthway/domain/letters/contract';
import type { Config } from '../../config.ts';
import type { Call } from '../../db/call.ts';

export async function readBeforeSending(
  { db, who }: Call,
  { mail }: Pick<Config, 'mail'>,
): Promise<BeforeSending> {
  return db.asFrontDesk(who, async () => ({ hasMailServer: mail !== null }));
}
