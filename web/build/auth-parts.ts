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

/** Takes the unused methods' bodies out; one that is not found has been renamed, and says so. */
export function withoutUnused(source: string, methods = UNUSED_METHODS): string {
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
      return /@supabase\/auth-js\/.*\/GoTrueClient\.js$/.test(id) ? withoutUnused(code) : null;
    },
    load(id) {
      if (/@supabase\/auth-js\/.*\/GoTrueAdminApi\.js$/.test(id)) return 'export default class {}';
      if (!/@supabase\/auth-js\/.*\/lib\/web3\/ethereum\.js$/.test(id)) return null;
      const names = ['createSiweMessage', 'fromHex', 'getAddress', 'toHex'];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
