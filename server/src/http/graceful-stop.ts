import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * A stopping server waits ten seconds for its running requests, because load balancers usually wait
 * longer before they kill it. Requests that are not finished by then are cut off, and the database
 * rolls back their transactions.
 */
const FINISH_WITHIN_MS = 10_000;

export interface StopOptions {
  log: Logger;
  stopping: AbortController;
  drainMs: number;
  release(): Promise<void>;
}

export function stopGracefully(server: Server, { log, stopping, drainMs, release }: StopOptions) {
  endConnectionsOnceStopping(server, stopping.signal);
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    // Ctrl+C comes from a person at the terminal, who should not have to wait.
    if (signal === 'SIGTERM') await delay(drainMs);
    const deadline = setTimeout(() => {
      log.warn('some requests did not finish within ten seconds; closing their connections');
      server.closeAllConnections();
    }, FINISH_WITHIN_MS);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(deadline);
    await release();
    process.exit(0);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    stop(signal).catch((err) => {
      log.error({ err }, 'the graceful stop failed; exiting');
      process.exit(1);
    });
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

/**
 * The server is about to close all connections. Clients are asked to close theirs after this
 * response, so that no connection breaks during a request.
 */
export function endConnectionsOnceStopping(server: Server, stopping: AbortSignal): void {
  server.prependListener('request', (_request, response) => {
    if (stopping.aborted) response.setHeader('Connection', 'close');
  });
}
