import { EXPORT_KEPT_MS } from '@hearthway/domain/account/data-export';
import { type ExportPart, exportReadme } from '@hearthway/domain/account/export-words';
import { and, eq, sql } from 'drizzle-orm';
import { ADVISORY_LOCK } from '../../advisory-locks.ts';
import { dataExportChunks, dataExports } from '../../db/tables/data-exports.ts';
import type { Deps } from '../../deps.ts';
import type { JobAttempt } from '../../jobs/jobs.ts';
import { EXPORT_RETRIES, type JobData } from '../../jobs/queues.ts';
import { Archive, ExportTooLarge } from './archive.ts';
import { toCsvLine, UTF8_BOM } from './csv.ts';
import { type ExportSource, listExportSources, readOwnEmail } from './own-rows.ts';

type Exporter = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>;
type ExportJob = JobData['export'];

/** All processes together prepare at most two exports at the same time. */
const MAX_AT_ONCE = 2;
const TRY_AGAIN_SECONDS = 5;
const WORKING_MS = 2 * 60_000;
const CHUNK_BYTES = 512 * 1024;
const SLICE_ROWS = 100;

class ExportAbandoned extends Error {}

/**
 * The export is read in short transactions: the embedded database has only one connection, so a
 * long transaction would block all members.
 */
export async function buildExport(
  deps: Exporter,
  { data, retries }: Pick<JobAttempt<ExportJob>, 'data' | 'retries'>,
): Promise<void> {
  if (!(await takePlace(deps, data))) {
    await deps.jobs.add(null, 'export', data, { startAfter: TRY_AGAIN_SECONDS });
    return;
  }
  try {
    await writeArchive(deps, data);
  } catch (error) {
    if (error instanceof ExportAbandoned) return;
    const isTooLarge = error instanceof ExportTooLarge;
    if (isTooLarge || retries >= EXPORT_RETRIES) await markFailed(deps, data, isTooLarge);
    else await releasePlace(deps, data);
    if (!isTooLarge) throw error;
  }
}

function takePlace({ db, clock }: Exporter, { exportId }: ExportJob): Promise<boolean> {
  const now = clock.now();
  return db.asJobs(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK.exportPlaces})`);
    const { rows } = await tx.execute<{ others: number }>(
      sql`select count(*)::int as others from ${dataExports} where state = 'preparing'
        and working_until > ${now.toISOString()}::timestamptz and id <> ${exportId}`,
    );
    if ((rows[0]?.others ?? 0) >= MAX_AT_ONCE) return false;
    await tx
      .update(dataExports)
      .set({ workingUntil: new Date(now.getTime() + WORKING_MS) })
      .where(isPreparing(exportId));
    await tx.delete(dataExportChunks).where(eq(dataExportChunks.exportId, exportId));
    return true;
  });
}

const isPreparing = (exportId: string) =>
  and(eq(dataExports.id, exportId), eq(dataExports.state, 'preparing'));

async function writeArchive(deps: Exporter, job: ExportJob): Promise<void> {
  const { db, clock, config } = deps;
  const madeAt = clock.now();
  const archive = new Archive(madeAt);
  let position = 0;
  const goOn = async (least = CHUNK_BYTES) => {
    const bytes = archive.take(least);
    await extendTime(deps, job);
    if (bytes.length === 0) return;
    const chunk = { exportId: job.exportId, position: position++, bytes };
    await db.asJobs((tx) => tx.insert(dataExportChunks).values(chunk));
  };
  const parts: ExportPart[] = [];
  for (const source of await listExportSources(db, job.userId)) {
    parts.push({ name: source.name, rows: await addPart(archive, source, goOn) });
  }
  const readme = archive.file('README.txt');
  const email = await readOwnEmail(db, job.userId);
  await readme.write(exportReadme({ productName: config.productName, email, madeAt, parts }));
  await readme.end();
  archive.end();
  await goOn(0);
  const readyAt = clock.now();
  await db.asJobs((tx) =>
    tx
      .update(dataExports)
      .set({
        ...{ state: 'ready', workingUntil: null, readyAt, size: archive.size },
        expiresAt: new Date(readyAt.getTime() + EXPORT_KEPT_MS),
      })
      .where(isPreparing(job.exportId)),
  );
}

async function addPart(
  archive: Archive,
  { name, pages }: ExportSource,
  goOn: () => Promise<void>,
): Promise<number> {
  let count = 0;
  let files: { json: ReturnType<Archive['file']>; csv: ReturnType<Archive['file']> } | undefined;
  for await (const page of pages()) {
    for (let from = 0; from < page.length; from += SLICE_ROWS) {
      const rows = page.slice(from, from + SLICE_ROWS);
      const records = rows.map((row) => JSON.parse(row) as Record<string, unknown>);
      if (!files) {
        files = { json: archive.file(`json/${name}.json`), csv: archive.file(`csv/${name}.csv`) };
        await files.csv.write(UTF8_BOM + toCsvLine(Object.keys(records[0] ?? {})));
      }
      await files.csv.write(records.map((record) => toCsvLine(Object.values(record))).join(''));
      const start = count === 0 ? '[\n' : ',\n';
      await files.json.write(start + rows.map((row) => `  ${row}`).join(',\n'));
      count += rows.length;
    }
    await goOn();
  }
  await files?.json.write('\n]\n');
  await files?.json.end();
  await files?.csv.end();
  return count;
}

async function extendTime({ db, clock }: Exporter, { exportId }: ExportJob): Promise<void> {
  const workingUntil = new Date(clock.now().getTime() + WORKING_MS);
  const kept = await db.asJobs((tx) =>
    tx.update(dataExports).set({ workingUntil }).where(isPreparing(exportId)),
  );
  if (kept.rowCount === 0) throw new ExportAbandoned();
}

async function releasePlace({ db }: Exporter, { exportId }: ExportJob): Promise<void> {
  await db.asJobs((tx) =>
    tx.update(dataExports).set({ workingUntil: null }).where(isPreparing(exportId)),
  );
}

async function markFailed({ db }: Exporter, { exportId }: ExportJob, isTooLarge: boolean) {
  await db.asJobs(async (tx) => {
    await tx
      .update(dataExports)
      .set({ state: 'failed', isTooLarge, workingUntil: null })
      .where(isPreparing(exportId));
    await tx.delete(dataExportChunks).where(eq(dataExportChunks.exportId, exportId));
  });
}
