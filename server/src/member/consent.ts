import { type Consent, isPersonalisationAllowed } from '@hearthway/domain/consent/personalisation';
import type { Tx } from '../db/database.ts';
import { consents } from '../db/tables/auth.ts';

/** All answers of the member whose door this is. */
export function readConsents(tx: Tx): Promise<Consent[]> {
  return tx.select().from(consents);
}

/** Whether this member's check-ins, answers, gender and signals may choose nudges and offers. */
export async function mayPersonalise(tx: Tx): Promise<boolean> {
  return isPersonalisationAllowed(await readConsents(tx));
}
