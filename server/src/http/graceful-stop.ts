import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Time in which running requests must finish. It is shorter than a load balancer usually waits. The
 * database rolls back unfinished transactions.
 */
const FINISH_WITHIN_MS = 10_000;

export interface StopOptions {
  log: Logger;
  /** Aborted first. From then on, `/readyz` reports that the server is not ready. */
  stopping: AbortController;
  /** How long to continue serving requests after that, so that a load balancer can notice. */
  drainMs: number;
  release(): Promise<void>;
}

/**
 * Stops the server on a signal: it reports that it is not ready, keeps serving for a while, refuses
 * new requests, finishes running requests and then releases its resources.
 */
export function stopGracefully(server: Server, { log, stopping, drainMs, release }: StopOptions) {
  endConnectionsOnceStopping(server, stopping.signal);
  const stop = async (signal: NodeJS.Signals) => {
    // A second signal stops the process immediately.
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
 * Closes each connection after its response once the server is stopping. A connection that stays
 * open might be closed during the client's next request.
 */
export function endConnectionsOnceStopping(server: Server, stopping: AbortSignal): void {
  server.prependListener('request', (_request, response) => {
    if (stopping.aborted) response.setHeader('Connection', 'close');
  });
}
