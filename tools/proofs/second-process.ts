import { serverProcess, startServer } from '@hearthway/server/testing/server-process';
import { signUp } from './member.ts';
import type { Proof } from './proof.ts';

/**
 * Proves that a second process refuses to start: two processes on one embedded database would lose
 * rows.
 */
export const secondProcess: Proof = {
  name: 'a second process on the same folder',
  async run() {
    await using first = await startServer();
    await using second = await serverProcess({ DATA_DIR: first.dataDir });
    const refused = await second.start().then(
      () => false,
      () => true,
    );
    if (!refused) throw new Error('the second process started');
    const said = second.output().trim();
    if (!/^Another process is using this data folder/.test(said) || said.includes('    at ')) {
      throw new Error(`the second process did not explain why it stopped:\n${said}`);
    }
    await signUp(first.url);
    return `the second process stopped with “${said.split('.')[0]}.”, and the first kept working`;
  },
};
