import { type DataExport, exportStatus } from '@hearthway/domain/account/data-export';
import { OWN_DATA_TEXT } from '@hearthway/domain/account/messages';
import { and, count, eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { dataExportChunks, dataExports } from '../../db/tables/data-exports.ts';
import { HttpProblem } from '../../http/problem.ts';

const readStored = ({ db, who }: Call) =>
  db.read(who, (tx) => tx.select().from(dataExports).limit(1));

export async function readExport(call: Call): Promise<DataExport> {
  const [stored] = await readStored(call);
  return exportStatus(stored, call.now);
}

export interface ExportFile {
  name: string;
  size: number;
  bytes: ReadableStream<Uint8Array>;
}

/** The archive is read in pieces, so that a slow download keeps no database connection busy. */
export async function readExportFile(call: Call): Promise<ExportFile> {
  const [stored] = await readStored(call);
  const { state } = exportStatus(stored, call.now);
  if (!stored || state !== 'ready') throw gone();
  const { db, who } = call;
  const { id, size, readyAt } = stored;
  const [found] = await db.read(who, (tx) =>
    tx.select({ count: count() }).from(dataExportChunks).where(eq(dataExportChunks.exportId, id)),
  );
  if (!found?.count) throw gone();
  let position = 0;
  const bytes = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const [chunk] = await db.read(who, (tx) =>
          tx
            .select({ bytes: dataExportChunks.bytes })
            .from(dataExportChunks)
            .where(and(eq(dataExportChunks.exportId, id), eq(dataExportChunks.position, position))),
        );
        if (!chunk) throw gone();
        stream.enqueue(new Uint8Array(chunk.bytes));
        position += 1;
        if (position === found.count) stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { name: `my-data-${(readyAt ?? call.now).toISOString().slice(0, 10)}.zip`, size, bytes };
}

const gone = () => new HttpProblem(404, 'export_gone', OWN_DATA_TEXT.exportGone);
