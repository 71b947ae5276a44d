import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AccountEnv } from '../account-env.ts';
import type { Auth } from '../auth.ts';
import { readBody, readInput } from '../read-input.ts';
import { challengeApp } from './challenge-app.ts';
import { enrollApp } from './enroll-app.ts';
import {
  makeRecoveryCodes,
  readRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts';
import { removeApp } from './remove-app.ts';
import { verifyApp } from './verify-app.ts';

const friendlyName = z.string().trim().max(120, 'That name is too long.').nullish();
const enrollBody = z.object({
  factor_type: z.literal('totp', 'Only authenticator apps can be added here.'),
  friendly_name: friendlyName,
  issuer: z.string().trim().min(1).max(100).nullish(),
});
const verifyBody = z.object({
  challenge_id: z.uuid(),
  code: z
    .string()
    .transform((code) => code.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that your app shows.')),
});
const recoveryCodesBody = z.object({ friendly_name: friendlyName });
const recoveryCodeBody = z.object({ code: z.string().min(1).max(100) });
const factorId = z.uuid().catch('00000000-0000-0000-0000-000000000000');

export function twoStepRoutes(auth: Auth, signedIn: MiddlewareHandler<AccountEnv>) {
  return new Hono<AccountEnv>()
    .use(signedIn)
    .get('/recovery-codes', async (c) => c.json(await readRecoveryCodes(auth, c.var.account)))
    .post('/recovery-codes', async (c) => {
      const hasBody = (await c.req.text()) !== '';
      const body = hasBody ? await readBody(c, recoveryCodesBody) : {};
      const friendlyName = body.friendly_name || 'Recovery codes';
      return c.json(await makeRecoveryCodes(auth, c.var.account, { anew: false, friendlyName }));
    })
    .post('/recovery-codes/regenerate', async (c) =>
      c.json(await makeRecoveryCodes(auth, c.var.account, { anew: true })),
    )
    .post('/recovery-codes/verify', async (c) => {
      const { code } = await readBody(c, recoveryCodeBody);
      return c.json(await verifyRecoveryCode(auth, c.var.account, code));
    })
    .delete('/recovery-codes', async (c) => c.json(await removeRecoveryCodes(auth, c.var.account)))
    .post('/', async (c) => {
      const body = await readBody(c, enrollBody);
      const input = { friendlyName: body.friendly_name || null, issuer: body.issuer ?? undefined };
      return c.json(await enrollApp(auth, c.var.account, input));
    })
    .post('/:id/challenge', async (c) =>
      c.json(await challengeApp(auth, c.var.account, readInput(c.req.param('id'), factorId))),
    )
    .post('/:id/verify', async (c) => {
      const { challenge_id, code } = await readBody(c, verifyBody);
      const id = readInput(c.req.param('id'), factorId);
      const input = { factorId: id, challengeId: challenge_id, code };
      return c.json(await verifyApp(auth, c.var.account, input));
    })
    .delete('/:id', async (c) =>
      c.json(await removeApp(auth, c.var.account, readInput(c.req.param('id'), factorId))),
    );
}
