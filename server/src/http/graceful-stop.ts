import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** A load balancer's patience is usually longer; what is not done by then is guarded by the database. */
const PATIENCE_MS = 10_000;

/** On a signal: take no new request, finish those begun, then let go of everything. */
export function stopGracefully(server: Server, log: Logger, letGo: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    // Asked twice, someone is in a hurry.
    if (stopping) process.exit(1);
    stopping = true;
    const deadline = setTimeout(() => {
      log.warn('some requests did not finish in time');
      server.closeAllConnections();
    }, PATIENCE_MS);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(deadline);
    await letGo();
    process.exit(0);
  };
  const onSignal = () => {
    stop().catch((err) => {
      log.error({ err }, 'stopping failed');
      process.exit(1);
    });
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}
