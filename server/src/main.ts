import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp, createMetrics } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { type Config, mailFolder, readConfig } from './config.ts';
import { Database } from './db/database.ts';
import { readInstallationSecrets } from './db/installation-secrets.ts';
import { openEngine } from './db/open-engine.ts';
import { OwnWordsCopy } from './db/own-words-copy.ts';
import { planPrices } from './db/plan-prices.ts';
import { prepareDatabase, refreshContent } from './db/prepare-database.ts';
import { untilReachable } from './db/until-reachable.ts';
import type { Deps } from './deps.ts';
import { greeting } from './greeting.ts';
import { stopGracefully } from './http/graceful-stop.ts';
import { starting } from './http/starting.ts';
import { webFiles } from './http/web-files.ts';
import { Jobs } from './jobs/jobs.ts';
import { readProfileColumns } from './member/profile.ts';
import { OperatorError } from './operator-error.ts';
import { loadPersonas } from './personas/load-personas.ts';
import { systemClock } from './ports/clock.ts';
import { chatCompletions } from './ports/guide-model.ts';
import { createLog, outliveFullDisk } from './ports/log.ts';
import { folderMailer, smtpMailer } from './ports/mailer.ts';
import { openMediaStore } from './ports/media-store.ts';
import { webPushService } from './ports/push-service.ts';
import { traceWith } from './ports/trace.ts';
import { scheduleBackups } from './schedule-backups.ts';
import { handleJobs, startJobs } from './work.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const REFRESH_EVERY_MS = 60_000;
/** How long another process may go on saying what the practice has just changed. */
const LOOK_EVERY_MS = 2_000;

/** Environment → listen → database → ports → app → graceful stop. */
async function main(): Promise<void> {
  const settings = readConfig(process.env);
  outliveFullDisk();
  const log = createLog(settings.logLevel);
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'stopped by an error that nobody caught');
    process.exit(1);
  });
  // The libraries are large, and most installations have no collector.
  const telemetry = settings.telemetry
    ? (await import('./ports/open-telemetry.ts')).openTelemetry(settings.telemetry, {
        onAway: () => log.warn('OTEL_EXPORTER_OTLP_ENDPOINT does not take traces or metrics'),
      })
    : null;
  traceWith(telemetry?.tracer ?? null);
  // Whoever watches the process hears from it from the first moment, also while the database is away.
  const door: { app: Pick<Hono, 'fetch'> } = { app: starting };
  const server = await listen((request, env) => door.app.fetch(request, env), settings);
  const engine = await openEngine(settings, (error) => {
    log.fatal({ err: error }, 'the embedded database stopped');
    process.exit(1);
  });
  // The embedded one is here or broken; waiting would not help it.
  const patiently = <T>(work: () => Promise<T>) =>
    engine.kind === 'embedded'
      ? work()
      : untilReachable(work, {
          onAway: (err, pauseMs) =>
            log.warn({ err, pauseMs }, 'the database cannot be used yet; it is tried again'),
        });
  const { isNewer } = await patiently(() =>
    prepareDatabase(engine, settings, {
      onBusy: (attempt) =>
        log.warn({ attempt }, 'the migrations wait for tables that something else has locked'),
    }),
  );
  if (isNewer) log.warn('a newer version has been here; its content is left as it is');
  const personas = settings.personas
    ? await patiently(() => loadPersonas(engine, settings.dataDir, systemClock.now()))
    : [];

  const db = new Database(engine, () => systemClock.now());
  const ownWords = new OwnWordsCopy(db, settings);
  await patiently(() => ownWords.look());
  const { config } = ownWords;
  const columns = await patiently(() => db.asAuth(readProfileColumns));
  if (!columns.premiumDates || !columns.email) {
    log.warn(columns, 'this database lacks columns of profiles; see docs/operations.md');
  }
  const mailer = config.mail
    ? smtpMailer(config.mail.smtpUrl, config.mail.from)
    : folderMailer(mailFolder(config), config.mailFrom);
  // The provider's library is large, and most installations have no use for it.
  const payments = config.stripe
    ? (await import('./ports/stripe-payments.ts')).stripePayments(
        config.stripe,
        planPrices(db, config.stripe.prices),
      )
    : null;
  const guideModel = config.guideModel && chatCompletions(config.guideModel);
  const jobs = await patiently(async () => {
    const opened = new Jobs(db, log, { supervises: true });
    await opened.open();
    return opened;
  });
  const secrets = await patiently(() => readInstallationSecrets(db));
  const push = webPushService(secrets.vapid, config.pushSubject);
  const stopping = new AbortController();
  const deps: Deps = {
    ...{ config, db, ownWords, clock: systemClock, jobs, mailer, push },
    media: openMediaStore(config.media.place),
    ...{ secrets, guideModel, payments, log, stopping: stopping.signal },
  };
  const auth = createAuth(deps);
  handleJobs(auth);
  const web = existsSync(join(WEB_FOLDER, 'index.html'))
    ? await webFiles(WEB_FOLDER, () => ownWords.recent())
    : undefined;
  const metrics = createMetrics(deps);
  telemetry?.send(metrics);
  door.app = createApp(deps, auth, web, metrics) as unknown as Hono;
  if (config.backup.isScheduled) scheduleBackups(jobs, engine, config, log);
  startJobs(auth);
  const refreshing = setInterval(() => {
    refreshContent(engine).catch((err) => log.warn({ err }, 'content is refreshed later'));
  }, REFRESH_EVERY_MS);

  // One look at a time: a database that is frozen is not asked over and over.
  const looking = setInterval(() => void ownWords.recent(), LOOK_EVERY_MS);

  stopGracefully(server, {
    log,
    stopping,
    drainMs: config.drainMs,
    async letGo() {
      clearInterval(refreshing);
      clearInterval(looking);
      await jobs.stop();
      await telemetry?.stop();
      await engine.close();
    },
  });
  console.info(greeting(config, personas));
}

function listen(fetch: Hono['fetch'], { port, host }: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, () => resolve(server as Server));
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, or choose another PORT.`
          : `The server could not listen on ${host}:${port} (${error.code}).`;
      reject(new OperatorError(sentence));
    });
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? `\n${error.message}\n` : error);
  process.exit(1);
});
