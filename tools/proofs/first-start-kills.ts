import { setTimeout as delay } from 'node:timers/promises';
import { serverProcess } from '@hearthway/server/testing/server-process';
import type { Proof } from './proof.ts';

/** Kills the server at a random moment of its very first start; the folder must not be spoilt. */
export const firstStartKills = (kills: number): Proof => ({
  name: `kill -9 ${kills} times during the very first start`,
  async run(report) {
    for (let kill = 1; kill <= kills; kill++) {
      const server = await serverProcess();
      try {
        const starting = server.start();
        starting.catch(() => {});
        await delay(Math.random() * 4_000);
        await server.kill();
        await server.start();
        if (kill % 5 === 0) report(`${kill} first starts killed`);
      } finally {
        await server.dispose();
      }
    }
    return `${kills} first starts killed, each folder opened afterwards`;
  },
});
