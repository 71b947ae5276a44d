import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export interface InstallationSecrets {
  /** If this key pair changed, every browser would have to subscribe to push messages again. */
  vapid: { publicKey: string; privateKey: string };
  unsubscribeKey: string;
  videoKey: string;
}

export function makeVapidKeys(): InstallationSecrets['vapid'] {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The private key must have exactly 32 bytes. Node drops leading zero bytes, so they are added
  // again.
  const number = pair.getPrivateKey();
  const padded = Buffer.concat([Buffer.alloc(32 - number.length), number]);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: padded.toString('base64url'),
  };
}

const randomKey = () => randomBytes(32).toString('base64url');

export function readInstallationSecrets(db: Database): Promise<InstallationSecrets> {
  return db.asJobs(async (tx) => {
    const fresh = JSON.stringify(makeVapidKeys());
    await tx.execute(sql`insert into app.installation_secrets (name, value)
      values ('vapid', ${fresh}), ('unsubscribe', ${randomKey()}), ('video', ${randomKey()})
      on conflict (name) do nothing`);
    const { rows } = await tx.execute<{ name: string; value: string }>(
      sql`select name, value from app.installation_secrets`,
    );
    const values = new Map(rows.map(({ name, value }) => [name, value]));
    return {
      vapid: JSON.parse(values.get('vapid') ?? fresh),
      unsubscribeKey: values.get('unsubscribe') ?? '',
      videoKey: values.get('video') ?? '',
    };
  });
}
