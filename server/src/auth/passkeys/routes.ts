import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AccountEnv } from '../account-env.ts';
import type { Auth } from '../auth.ts';
import type { Client } from '../client.ts';
import { readBody, readInput } from '../read-input.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { finishRegistration, startRegistration } from './register-passkey.ts';
import { finishPasskeySignIn, startPasskeySignIn } from './sign-in-with-passkey.ts';

const credential = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});
const verifyBody = z.object({ challenge_id: z.uuid(), credential });
const renameBody = z.object({
  friendly_name: z
    .string()
    .trim()
    .min(1, 'Please enter a name.')
    .max(120, 'That name is too long.'),
});
const passkeyId = z.uuid().catch('00000000-0000-0000-0000-000000000000');

export function passkeyRoutes(
  auth: Auth,
  signedIn: MiddlewareHandler<AccountEnv>,
  client: (c: Context) => Client,
) {
  return new Hono<AccountEnv>()
    .post('/authentication/options', async (c) => c.json(await startPasskeySignIn(auth)))
    .post('/authentication/verify', async (c) => {
      const { challenge_id, credential } = await readBody(c, verifyBody);
      const input = {
        challengeId: challenge_id,
        credential: credential as unknown as AuthenticationResponseJSON,
      };
      return c.json(await finishPasskeySignIn(auth, input, client(c)));
    })
    .post('/registration/options', signedIn, async (c) =>
      c.json(await startRegistration(auth, c.var.account)),
    )
    .post('/registration/verify', signedIn, async (c) => {
      const { challenge_id, credential } = await readBody(c, verifyBody);
      const input = {
        challengeId: challenge_id,
        credential: credential as unknown as RegistrationResponseJSON,
      };
      return c.json(await finishRegistration(auth, c.var.account, input, client(c)));
    })
    .get('/', signedIn, async (c) => c.json(await listPasskeys(auth, c.var.account)))
    .patch('/:id', signedIn, async (c) => {
      const { friendly_name } = await readBody(c, renameBody);
      const id = readInput(c.req.param('id'), passkeyId);
      const input = { id, friendlyName: friendly_name };
      return c.json(await renamePasskey(auth, c.var.account, input));
    })
    .delete('/:id', signedIn, async (c) => {
      await removePasskey(auth, c.var.account, readInput(c.req.param('id'), passkeyId));
      return c.body(null, 204);
    });
}
