import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** What this installation keeps to itself. Whoever has it could send in its name. */
export interface InstallationSecrets {
  /** With which push services know this server: a browser subscribes to one public key. */
  vapid: { publicKey: string; privateKey: string };
  /** Signs the links that end mails. */
  unsubscribeKey: string;
  /** Signs the addresses under which a member may play a video. */
  videoKey: string;
}

export function makeVapidKeys(): InstallationSecrets['vapid'] {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // One in 256 begins with a zero, which Node leaves out; 32 bytes it has to be.
  const number = pair.getPrivateKey();
  const padded = Buffer.concat([Buffer.alloc(32 - number.length), number]);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: padded.toString('base64url'),
  };
}

const randomKey = () => randomBytes(32).toString('base64url');

/** Made at the first start and kept: with other keys every browser would have to subscribe anew. */
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
