import { latestConsent } from '@hearthway/domain/consent/personalisation';
import type { WantedLetters } from '@hearthway/domain/letters/wanted-letters';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { reminderSettings } from '../../db/tables/reminders.ts';
import { readConsents } from '../../member/consent.ts';
import { addConsent } from './consent.ts';

export const readWantedLetters = ({ db, who }: Call): Promise<WantedLetters> =>
  db.read(who, areWanted);

export function setWantedLetters(call: Call, { wanted }: WantedLetters): Promise<WantedLetters> {
  return call.db.write(call.who, async (tx) => {
    if ((await areWanted(tx)).wanted === wanted) return { wanted };
    await addConsent(tx, call, { kind: 'letters', granted: wanted, version: 'account' });
    // "Stop all emails" in a mail stops letters too.
    if (wanted) await tx.update(reminderSettings).set({ wantsNoMail: false });
    return { wanted };
  });
}

/** Members who have never decided get letters, as in `app.may_get_letters`. */
async function areWanted(tx: Tx): Promise<WantedLetters> {
  const [settings] = await tx
    .select({ wantsNoMail: reminderSettings.wantsNoMail })
    .from(reminderSettings);
  const latest = latestConsent(await readConsents(tx), 'letters');
  return { wanted: (latest?.granted ?? true) && !settings?.wantsNoMail };
}
