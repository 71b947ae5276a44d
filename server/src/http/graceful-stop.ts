import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A load balancer's patience is usually longer; what is not done by then is guarded by the database. */
const PATIENCE_MS = 10_000;

export interface StopOptions {
  log: Logger;
  /** Told first: from then on the process calls itself not ready. */
  stopping: AbortController;
  /** How long it goes on serving after that, until a load balancer has noticed. */
  drainMs: number;
  letGo(): Promise<void>;
}

/** On a signal: be not ready and go on, take no new request, finish those begun, let go of everything. */
export function stopGracefully(server: Server, { log, stopping, drainMs, letGo }: StopOptions) {
  endConnectionsOnceStopping(server, stopping.signal);
  const stop = async (signal: NodeJS.Signals) => {
    // Asked twice, someone is in a hurry.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    // Ctrl+C comes from somebody who waits.
    if (signal === 'SIGTERM') await delay(drainMs);
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
  const onSignal = (signal: NodeJS.Signals) => {
    stop(signal).catch((err) => {
      log.error({ err }, 'stopping failed');
      process.exit(1);
    });
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

/** A connection that is kept open would be closed under the next request. */
export function endConnectionsOnceStopping(server: Server, stopping: AbortSignal): void {
  server.prependListener('request', (_request, response) => {
    if (stopping.aborted) response.setHeader('Connection', 'close');
  });
}
