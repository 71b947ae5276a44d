import type { Plugin } from 'vite';

/** The client library also signs in with crypto wallets, which nobody does here: its part stays out. */
export function withoutWeb3(): Plugin {
  return {
    name: 'hearthway:without-web3',
    apply: 'build',
    load(id) {
      if (!/@supabase\/auth-js\/.*\/lib\/web3\/ethereum\.js$/.test(id)) return null;
      const names = ['createSiweMessage', 'fromHex', 'getAddress', 'toHex'];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
