import type { Plugin } from 'vite';

/** What the client library can do and nobody does here: the sign-in page need not carry it. */
const UNUSED_METHODS = [
  'signInAnonymously',
  'signInWithOAuth',
  'signInWithEthereum',
  'signInWithSolana',
  'signInWithIdToken',
  'signInWithSSO',
  'getUserIdentities',
  'linkIdentity',
  'linkIdentityOAuth',
  'linkIdentityIdToken',
  'unlinkIdentity',
  '_handleProviderSignIn',
  '_getUrlForProvider',
  '_getAuthorizationDetails',
  '_approveAuthorization',
  '_denyAuthorization',
  '_listOAuthGrants',
  '_revokeOAuthGrant',
];

/** Of what administers accounts, signing out is the one thing that the client itself needs. */
const UNUSED_ADMIN_METHODS = [
  'inviteUserByEmail',
  'generateLink',
  'createUser',
  'listUsers',
  'getUserById',
  'updateUserById',
  'deleteUser',
  '_listFactors',
  '_deleteFactor',
  '_listOAuthClients',
  '_createOAuthClient',
  '_getOAuthClient',
  '_updateOAuthClient',
  '_deleteOAuthClient',
  '_regenerateOAuthClientSecret',
  '_listCustomProviders',
  '_createCustomProvider',
  '_getCustomProvider',
  '_updateCustomProvider',
  '_deleteCustomProvider',
  '_adminListPasskeys',
  '_adminDeletePasskey',
];

/** Takes the unused methods' bodies out; one that is not found has been renamed, and says so. */
export function withoutUnused(source: string, file: 'client' | 'admin'): string {
  const methods = file === 'client' ? UNUSED_METHODS : UNUSED_ADMIN_METHODS;
  return methods.reduce((text, method) => {
    const found = new RegExp(`^ {4}async ${method}\\(.*\\) \\{\\n[\\s\\S]*?^ {4}\\}$`, 'm');
    if (!found.test(text)) throw new Error(`auth-js has no ${method} any more: see auth-parts.ts`);
    return text.replace(found, `    async ${method}() { throw new Error('left out'); }`);
  }, source);
}

export function authParts(): Plugin {
  return {
    name: 'hearthway:auth-parts',
    apply: 'build',
    transform(code, id) {
      if (/@supabase\/auth-js\/.*\/GoTrueClient\.js$/.test(id))
        return withoutUnused(code, 'client');
      return /@supabase\/auth-js\/.*\/GoTrueAdminApi\.js$/.test(id)
        ? withoutUnused(code, 'admin')
        : null;
    },
    load(id) {
      if (!/@supabase\/auth-js\/.*\/lib\/web3\/ethereum\.js$/.test(id)) return null;
      const names = ['createSiweMessage', 'fromHex', 'getAddress', 'toHex'];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
