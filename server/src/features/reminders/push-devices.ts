import { createPublicKey } from 'node:crypto';
import { deviceName } from '@hearthway/domain/account/device-name';
import type { AddDeviceRequest } from '@hearthway/domain/reminders/contract';
import { REMINDER_MESSAGES } from '@hearthway/domain/reminders/messages';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { pushDevices } from '../../db/tables/reminders.ts';
import { HttpProblem } from '../../http/problem.ts';

const MAX_DEVICES = 10;

export async function addDevice(
  { db, who, now }: Call,
  { endpoint, keys }: AddDeviceRequest,
  { userAgent, hosts }: { userAgent: string | null; hosts: readonly string[] },
): Promise<{ id: string }> {
  // The server will send requests to this URL, so only known push services are accepted (SSRF).
  if (!isPushService(endpoint, hosts)) {
    throw new HttpProblem(422, 'not_a_push_service', REMINDER_MESSAGES.couldNotAdd);
  }
  if (!isPushKey(keys.p256dh)) {
    throw new HttpProblem(422, 'bad_push_key', REMINDER_MESSAGES.couldNotAdd);
  }
  return await db.write(who, async (tx) => {
    await tx.execute(sql`select app.release_push_endpoint(${endpoint})`);
    const values = {
      p256dh: Buffer.from(keys.p256dh, 'base64url'),
      authSecret: Buffer.from(keys.auth, 'base64url'),
      name: deviceName(userAgent),
    };
    const known = await tx
      .select({ id: pushDevices.id, endpoint: pushDevices.endpoint })
      .from(pushDevices)
      .orderBy(asc(pushDevices.createdAt))
      .for('update');
    const same = known.find((device) => device.endpoint === endpoint);
    if (same) {
      await tx.update(pushDevices).set(values).where(eq(pushDevices.id, same.id));
      return { id: same.id };
    }
    const tooMany = known.slice(0, Math.max(0, known.length + 1 - MAX_DEVICES));
    if (tooMany.length > 0) {
      const ids = tooMany.map(({ id }) => id);
      await tx.delete(pushDevices).where(inArray(pushDevices.id, ids));
    }
    const id = crypto.randomUUID();
    await tx
      .insert(pushDevices)
      .values({ userId: who.userId, id, endpoint, ...values, createdAt: now });
    return { id };
  });
}

export async function removeDevice({ db, who }: Call, { id }: { id: string }): Promise<void> {
  await db.writeOne(who, (tx) => tx.delete(pushDevices).where(eq(pushDevices.id, id)));
}

export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  return hosts.some((host) =>
    host.includes('://')
      ? origin === host
      : protocol === 'https:' &&
        port === '' &&
        (host.startsWith('.') ? hostname.endsWith(host) : hostname === host),
  );
}

const UNCOMPRESSED = 4;

function isPushKey(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== UNCOMPRESSED) return false;
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) =>
    half.toString('base64url'),
  ) as [string, string];
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
