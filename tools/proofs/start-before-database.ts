import { setTimeout as delay } from 'node:timers/promises';
import { Collector } from '@hearthway/server/testing/collector';
import { freePort, serverProcess } from '@hearthway/server/testing/server-process';
import { startProxy } from '@hearthway/server/testing/tcp-proxy';
import { signUp } from './member.ts';
import type { Proof } from './proof.ts';

/** Proves that a stopping server still sends its last traces and metrics. */
export const startBeforeDatabase = (databaseUrl: string): Proof => ({
  name: 'the server starts before its database',
  async run() {
    const url = new URL(databaseUrl);
    const target = { host: url.hostname, port: Number(url.port) };
    const port = await freePort();
    url.port = String(port);
    const collector = new Collector();
    await collector.open();
    await using server = await serverProcess({
      DATABASE_URL: url.href,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
    });
    const started = server.start();
    started.catch(() => {});
    for (;;) {
      const health = await fetchStatus(`${server.url}/healthz`);
      if (health === 200 && server.output().includes('not reachable yet')) break;
      if (health !== 200 && health !== 0) throw new Error(`/healthz answered ${health}`);
      await Promise.race([delay(50), started]);
    }
    const ready = await fetchStatus(`${server.url}/readyz`);
    if (ready !== 503) throw new Error(`/readyz answered ${ready} without a database`);
    const proxy = await startProxy(target, port);
    const began = performance.now();
    try {
      await started;
      await signUp(server.url);
    } finally {
      await server.stop();
      await proxy.close();
      await collector.close();
    }
    if (!collector.spans.some(({ name }) => name === 'POST /auth/v1/signup')) {
      throw new Error('the collector did not receive the traces of the last requests');
    }
    if (!collector.metrics.some(({ name }) => name === 'http_requests_total')) {
      throw new Error('the collector did not receive the last metrics');
    }
    return `waited without being ready, then became ready ${((performance.now() - began) / 1000).toFixed(1)} s after the database was up`;
  },
});

async function fetchStatus(address: string): Promise<number> {
  try {
    return (await fetch(address)).status;
  } catch {
    return 0;
  }
}
