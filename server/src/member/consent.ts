import { type Consent, isPersonalisationAllowed } from '@hearthway/domain/consent/personalisation';
import type { Tx } from '../db/database.ts';
import { consents } from '../db/tables/auth.ts';

export function readConsents(tx: Tx): Promise<Consent[]> {
  return tx.select().from(consents);
}

export async function mayPersonalise(tx: Tx): Promise<boolean> {
  return isPersonalisationAllowed(await readConsents(tx));
}
