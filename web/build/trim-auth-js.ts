import type { Plugin } from 'vite';

/** The app never calls these methods of auth-js. Removing them makes the sign-in page smaller. */
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

export function stubUnusedMethods(source: string, file: 'client' | 'admin'): string {
  const methods = file === 'client' ? UNUSED_METHODS : UNUSED_ADMIN_METHODS;
  return methods.reduce((text, method) => {
    const found = new RegExp(`^ {4}async ${method}\\(.*\\) \\{\\n[\\s\\S]*?^ {4}\\}$`, 'm');
    if (!found.test(text))
      throw new Error(`auth-js no longer has ${method}: remove or rename it in trim-auth-js.ts`);
    return text.replace(found, `    async ${method}() { throw new Error('left out'); }`);
  }, source);
}

export function trimAuthJs(): Plugin {
  return {
    name: 'hearthway:trim-auth-js',
    apply: 'build',
    transform(code, id) {
      if (/@supabase\/auth-js\/.*\/GoTrueClient\.js$/.test(id))
        return stubUnusedMethods(code, 'client');
      return /@supabase\/auth-js\/.*\/GoTrueAdminApi\.js$/.test(id)
        ? stubUnusedMethods(code, 'admin')
        : null;
    },
    load(id) {
      if (!/@supabase\/auth-js\/.*\/lib\/web3\/ethereum\.js$/.test(id)) return null;
      const names = ['createSiweMessage', 'fromHex', 'getAddress', 'toHex'];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
