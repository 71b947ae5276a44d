import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Shorter than a load balancer usually waits. The database rolls back what is unfinished. */
const FINISH_WITHIN_MS = 10_000;

export interface StopOptions {
  log: Logger;
  /** Aborted first: from then on `/readyz` fails. */
  stopping: AbortController;
  /** How long to serve on after that, until a load balancer has noticed. */
  drainMs: number;
  release(): Promise<void>;
}

/** On a signal: report not ready, drain, refuse new requests, finish running ones, release. */
export function stopGracefully(server: Server, { log, stopping, drainMs, release }: StopOptions) {
  endConnectionsOnceStopping(server, stopping.signal);
  const stop = async (signal: NodeJS.Signals) => {
    // A second signal stops at once.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    // Ctrl+C comes from a person at the terminal, so it does not drain.
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

/** A kept-alive connection would be closed during the client's next request. */
export function endConnectionsOnceStopping(server: Server, stopping: AbortSignal): void {
  server.prependListener('request', (_request, response) => {
    if (stopping.aborted) response.setHeader('Connection', 'close');
  });
}
