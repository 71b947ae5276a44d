import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { AccountEnv } from './account-env.ts';
import { answerAuthError } from './answer-error.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import { bearerToken } from './bearer-token.ts';
import { exchangeCode } from './exchange-code.ts';
import { followLink } from './follow-link.ts';
import { landing, linkPage } from './link-page.ts';
import { mailSignInLink } from './mail-sign-in-link.ts';
import { mailCode } from './mailed-code.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { readBody, readInput } from './read-input.ts';
import { readUser } from './read-user.ts';
import { recoverPassword } from './recover-password.ts';
import { redirectTarget } from './redirect-target.ts';
import { refreshSession } from './refresh-session.ts';
import { requestClient } from './request-client.ts';
import { resendAddressChange, resendSignUp } from './resend-mail.ts';
import { signIn } from './sign-in.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { twoStepRoutes } from './two-step/routes.ts';
import { updateUser } from './update-user.ts';
import * as wire from './wire.ts';

/** auth-js recognises an invalid token by the first words of this message. */
const BAD_TOKEN = 'invalid JWT: your session could not be verified.';

export function authRoutes(auth: Auth) {
  const { config } = auth;
  const routes = new Hono<AppEnv>();
  routes.onError(answerAuthError);
  if (config.auth.external) return routes;

  const client = (c: Context) => requestClient(c, config);
  const redirectTo = (c: Context) => c.req.query('redirect_to');

  const readClaims = async (c: Context): Promise<AccessClaims> => {
    const token = bearerToken(c.req.header('authorization'));
    if (!token) throw new AuthError(401, 'no_authorization', 'Please sign in first.');
    const claims = await auth.tokens.verify(token);
    if (!claims) throw new AuthError(403, 'bad_jwt', BAD_TOKEN);
    return claims;
  };
  const signedIn = createMiddleware<AccountEnv>(async (c, next) => {
    c.set('account', await readClaims(c));
    await next();
  });

  routes.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
    auth.outbox.hurry();
  });

  routes.post('/signup', async (c) => {
    const body = await readBody(c, wire.signUpBody);
    const { email, password, data } = body;
    const input = { email, password, metadata: data ?? {}, challenge: wire.toChallenge(body) };
    const asked = { ...input, redirectTo: redirectTo(c) };
    return c.json(await signUp(auth, asked, client(c)));
  });

  routes.post('/token', async (c) => {
    switch (readInput(c.req.query('grant_type'), wire.grantType)) {
      case 'password': {
        const credentials = await readBody(c, wire.passwordBody);
        return c.json(await signIn(auth, credentials, client(c)));
      }
      case 'refresh_token': {
        const { refresh_token } = await readBody(c, wire.refreshBody);
        return c.json(await refreshSession(auth, refresh_token));
      }
      case 'pkce': {
        const { auth_code, code_verifier } = await readBody(c, wire.exchangeBody);
        const input = { code: auth_code, verifier: code_verifier };
        return c.json(await exchangeCode(auth, input, client(c)));
      }
    }
  });

  routes.get('/user', signedIn, async (c) => c.json(await readUser(auth, c.var.account)));

  routes.put('/user', signedIn, async (c) => {
    const body = await readBody(c, wire.updateUserBody);
    const changes = {
      email: body.email ?? undefined,
      password: body.password ?? undefined,
      metadata: body.data ?? undefined,
      currentPassword: body.current_password ?? undefined,
      code: body.nonce ?? undefined,
      removesPasskeys: body.remove_passkeys ?? false,
      client: client(c),
      challenge: wire.toChallenge(body),
      redirectTo: redirectTo(c),
    };
    return c.json(await updateUser(auth, c.var.account, changes));
  });

  routes.get('/reauthenticate', signedIn, async (c) => {
    await mailCode(auth, c.var.account);
    return c.json({});
  });

  routes.post('/logout', signedIn, async (c) => {
    await signOut(auth, c.var.account, readInput(c.req.query('scope'), wire.signOutScope));
    return c.body(null, 204);
  });

  routes.post('/recover', async (c) => {
    const body = await readBody(c, wire.recoverBody);
    const input = { email: body.email, client: client(c), challenge: wire.toChallenge(body) };
    await recoverPassword(auth, { ...input, redirectTo: redirectTo(c) });
    return c.json({});
  });

  routes.post('/otp', async (c) => {
    const body = await readBody(c, wire.signInLinkBody);
    const input = { email: body.email, client: client(c), challenge: wire.toChallenge(body) };
    await mailSignInLink(auth, { ...input, redirectTo: redirectTo(c) });
    return c.json({});
  });

  routes.post('/resend', async (c) => {
    const body = await readBody(c, wire.resendBody);
    const input = { challenge: wire.toChallenge(body), redirectTo: redirectTo(c) };
    if (body.type === 'signup') {
      await resendSignUp(auth, { ...input, email: body.email, client: client(c) });
    } else await resendAddressChange(auth, await readClaims(c), input);
    return c.json({});
  });

  routes.get('/verify', (c) => {
    const token = c.req.query('token_hash') ?? c.req.query('token') ?? '';
    const link = { token, type: c.req.query('type') ?? '', redirectTo: redirectTo(c) };
    return c.redirect(linkPage(config.auth.publicUrl, link).href, 303);
  });

  routes.post('/follow', async (c) => {
    const { redirect_to, password, ...link } = await readBody(c, wire.followBody);
    const input = { ...link, by: 'page' as const, password: password ?? undefined };
    const followed = await followLink(auth, input, client(c));
    const opens = followed.session ?? followed.code;
    const target = redirectTarget(redirect_to ?? undefined, config.auth.publicUrl);
    return c.json({ to: opens ? landing(target, followed) : null });
  });

  routes.post('/verify', async (c) => {
    const body = await readBody(c, wire.verifyBody);
    if ('code' in body) return c.json(await signInWithCode(auth, body, client(c)));
    const input = { ...body, by: 'call' as const };
    const { session } = await followLink(auth, input, client(c));
    return c.json(session);
  });

  routes.route('/factors', twoStepRoutes(auth, signedIn));
  routes.route('/passkeys', passkeyRoutes(auth, signedIn, client));

  routes.get('/.well-known/jwks.json', async (c) => {
    const published = await auth.keys.published();
    return c.json(published, 200, { 'Cache-Control': 'public, max-age=300' });
  });

  routes.get('/settings', (c) =>
    c.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: !config.auth.requireEmailConfirmation,
      phone_autoconfirm: false,
      saml_enabled: false,
    }),
  );

  routes.get('/health', (c) =>
    c.json({ name: 'GoTrue', description: `${config.productName} sign-in` }),
  );

  routes.all('*', () => {
    throw new AuthError(404, 'not_found', 'There’s nothing at this address.');
  });
  return routes;
}
