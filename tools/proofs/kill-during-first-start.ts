import { setTimeout as delay } from 'node:timers/promises';
import { serverProcess } from '@hearthway/server/testing/server-process';
import { signUp } from './member.ts';
import type { Proof } from './proof.ts';

export const killDuringFirstStart = (kills: number, expectedMs?: number): Proof => ({
  name: `kill -9 ${kills} times during the very first start`,
  async run(report) {
    const firstStart = expectedMs ?? (await measureFirstStart());
    report(
      `a first start takes ${(firstStart / 1000).toFixed(1)} s; the kills are spread over that time`,
    );
    for (let kill = 1; kill <= kills; kill++) {
      await using server = await serverProcess();
      const starting = server.start();
      starting.catch(() => {});
      await delay((firstStart * (kill - 0.5)) / kills);
      await server.kill();
      await starting.catch(() => {});
      await server.start();
      await signUp(server.url);
      if (kill % 5 === 0) report(`${kill} first starts killed`);
    }
    return `${kills} first starts killed; every server started again and accepted a sign-up`;
  },
});

async function measureFirstStart(): Promise<number> {
  await using server = await serverProcess();
  const started = performance.now();
  await server.start();
  return performance.now() - started;
}
