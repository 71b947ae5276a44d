import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp, createMetrics } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { type Config, mailFolder, readConfig } from './config.ts';
import { anchorAuditLog } from './db/audit-anchors.ts';
import { openStore } from './db/backup/store.ts';
import { watchBackups } from './db/backup/watch-backups.ts';
import { Database } from './db/database.ts';
import { readInstallationSecrets } from './db/installation-secrets.ts';
import { openEngine } from './db/open-engine.ts';
import { planPrices } from './db/plan-prices.ts';
import { PracticeSettingsCache } from './db/practice-settings-cache.ts';
import { prepareDatabase, refreshContent } from './db/prepare-database.ts';
import { untilReachable } from './db/until-reachable.ts';
import type { Deps } from './deps.ts';
import { greeting } from './greeting.ts';
import { stopGracefully } from './http/graceful-stop.ts';
import { starting } from './http/starting.ts';
import { webFiles } from './http/web-files.ts';
import { Jobs } from './jobs/jobs.ts';
import { Outbox } from './mail/outbox.ts';
import { readProfileColumns } from './member/profile.ts';
import { OperatorError } from './operator-error.ts';
import { loadPersonas } from './personas/load-personas.ts';
import { systemClock } from './ports/clock.ts';
import { chatCompletions } from './ports/guide-model.ts';
import { createLog, ignoreOutputErrors } from './ports/log.ts';
import { folderMailer, smtpMailer } from './ports/mailer.ts';
import { openMediaStore } from './ports/media-store.ts';
import { webPushService } from './ports/push-service.ts';
import { setTracer } from './ports/trace.ts';
import { scheduleBackups } from './schedule-backups.ts';
import { handleJobs, startJobs } from './work.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const REFRESH_EVERY_MS = 60_000;
const RELOAD_EVERY_MS = 2_000;

async function main(): Promise<void> {
  const settings = readConfig(process.env);
  ignoreOutputErrors();
  const log = createLog(settings.logLevel);
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'stopped by an uncaught error');
    process.exit(1);
  });
  // The telemetry libraries are large, so they are loaded only if telemetry is configured.
  const telemetry = settings.telemetry
    ? (await import('./ports/open-telemetry.ts')).openTelemetry(settings.telemetry, {
        onAway: () =>
          log.warn(
            'the collector at OTEL_EXPORTER_OTLP_ENDPOINT does not accept traces or metrics',
          ),
      })
    : null;
  setTracer(telemetry?.tracer ?? null);
  // The server listens first, so that health checks get a response while the database starts.
  let readPublicConfig = async () => settings.public;
  const web = existsSync(join(WEB_FOLDER, 'index.html'))
    ? await webFiles(WEB_FOLDER, () => readPublicConfig())
    : undefined;
  const current: { app: Pick<Hono, 'fetch'> } = { app: starting(settings, web) };
  const server = await listen((request, env) => current.app.fetch(request, env), settings);
  const open = () =>
    openEngine(settings, (error) => {
      log.fatal({ err: error }, 'the embedded database stopped; exiting');
      process.exit(1);
    });
  let engine = await open();
  // A PostgreSQL server may become reachable later, so the start waits for it. The embedded
  // database either works or is broken, so waiting would not help.
  const whenReachable = <T>(work: () => Promise<T>) =>
    engine.kind === 'embedded'
      ? work()
      : untilReachable(work, {
          onUnavailable: (err, pauseMs) =>
            log.warn({ err, pauseMs }, 'the database is not reachable yet; trying again'),
        });
  const { ran, isNewer } = await whenReachable(() =>
    prepareDatabase(engine, settings, {
      onBusy: (attempt) =>
        log.warn(
          { attempt },
          'the migrations are waiting for tables that another session has locked',
        ),
    }),
  );
  if (isNewer)
    log.warn('a newer version of this app has used the database; its content is not overwritten');
  const personas = settings.personas
    ? await whenReachable(() => loadPersonas(engine, settings.dataDir, systemClock.now()))
    : [];
  if (engine.kind === 'embedded' && ran.length > 0) {
    // Migrations make the database's memory grow, and only opening it again frees that memory.
    await engine.close();
    engine = await open();
  }

  const db = new Database(engine, () => systemClock.now());
  const practiceSettings = new PracticeSettingsCache(db, settings);
  await whenReachable(() => practiceSettings.refresh());
  const { config } = practiceSettings;
  const columns = await whenReachable(() => db.asAuth(readProfileColumns));
  if (!columns.premiumDates || !columns.email) {
    log.warn(columns, 'the table profiles lacks optional columns; see docs/operations.md');
  }
  const mailer = config.mail
    ? smtpMailer(config.mail.smtpUrl, config.mail.from)
    : folderMailer(mailFolder(config), config.mailFrom);
  const payments = config.stripe
    ? (await import('./ports/stripe-payments.ts')).stripePayments(
        config.stripe,
        planPrices(db, config.stripe.prices),
      )
    : null;
  const guideModel = config.guideModel && chatCompletions(config.guideModel);
  const jobs = await whenReachable(async () => {
    const opened = new Jobs(db, log, { supervises: true });
    await opened.open();
    return opened;
  });
  const secrets = await whenReachable(() => readInstallationSecrets(db));
  const push = webPushService(secrets.vapid, config.pushSubject);
  const stopping = new AbortController();
  const lastBackup = config.backup.isScheduled
    ? watchBackups(openStore(config.backup.place), systemClock)
    : null;
  const deps: Deps = {
    ...{ config, db, practiceSettings, clock: systemClock, jobs, push, lastBackup },
    outbox: new Outbox({ jobs, mailer, clock: systemClock }),
    media: openMediaStore(config.media.place),
    ...{ secrets, guideModel, payments, log, stopping: stopping.signal },
  };
  const auth = createAuth(deps);
  if (!config.auth.external) await whenReachable(() => auth.keys.current());
  handleJobs(deps, auth);
  readPublicConfig = () => practiceSettings.recent();
  const metrics = createMetrics(deps, lastBackup);
  telemetry?.send(metrics);
  current.app = createApp(deps, auth, web, metrics) as unknown as Hono;
  if (config.backup.isScheduled) await scheduleBackups({ jobs, engine, config, log });
  jobs.handle('anchor', () =>
    anchorAuditLog({ engine, file: config.auditAnchorFile, log, now: systemClock.now() }),
  );
  startJobs(deps);
  const refreshing = setInterval(() => {
    refreshContent(engine).catch((err) =>
      log.warn({ err }, 'could not refresh the content; trying again in a minute'),
    );
  }, REFRESH_EVERY_MS);

  const reloading = setInterval(() => void practiceSettings.recent(), RELOAD_EVERY_MS);

  stopGracefully(server, {
    log,
    stopping,
    drainMs: config.drainMs,
    async release() {
      clearInterval(refreshing);
      clearInterval(reloading);
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
          ? `Another program is already using port ${port}. Stop it or set a different PORT.`
          : `The server could not listen on ${host}:${port} (${error.code}). Check HOST and PORT.`;
      reject(new OperatorError(sentence));
    });
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? `\n${error.message}\n` : error);
  process.exit(1);
});
