import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** What this installation keeps to itself. Whoever has it could send in its name. */
export interface InstallationSecrets {
  /** With which push services know this server: a browser subscribes to one public key. */
  vapid: { publicKey: string; privateKey: string };
  /** Signs the links that end mails. */
  unsubscribeKey: string;
}

/** Made at the first start and kept: with other keys every browser would have to subscribe anew. */
export function readInstallationSecrets(db: Database): Promise<InstallationSecrets> {
  return db.asJobs(async (tx) => {
    const vapid = createECDH('prime256v1');
    vapid.generateKeys();
    const fresh = JSON.stringify({
      publicKey: vapid.getPublicKey('base64url'),
      privateKey: vapid.getPrivateKey().toString('base64url').padStart(43, 'A'),
    });
    await tx.execute(sql`insert into app.installation_secrets (name, value)
      values ('vapid', ${fresh}), ('unsubscribe', ${randomBytes(32).toString('base64url')})
      on conflict (name) do nothing`);
    const { rows } = await tx.execute<{ name: string; value: string }>(
      sql`select name, value from app.installation_secrets`,
    );
    const values = new Map(rows.map(({ name, value }) => [name, value]));
    return {
      vapid: JSON.parse(values.get('vapid') ?? fresh),
      unsubscribeKey: values.get('unsubscribe') ?? '',
    };
  });
}
