import { appendFile, readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { OperatorError } from '../operator-error.ts';
import { type AuditAnchor, readAuditHead } from './audit-chain.ts';
import type { Engine } from './engine.ts';

interface Parts {
  engine: Engine;
  file: string | null;
  log: Logger;
  now: Date;
}

/**
 * The owner of the database could rewrite the whole audit log. The last hash of the log, recorded
 * outside of the database, would reveal that.
 */
export async function anchorAuditLog({ engine, file, log, now }: Parts): Promise<void> {
  const { seq, hash } = await engine.asOwner(readAuditHead);
  log.info({ seq, hash }, 'the audit log ends with this row');
  if (file === null) return;
  const known = await readAuditAnchors(file);
  const last = known.at(-1);
  if (last?.seq === seq && last.hash === hash) return;
  await appendFile(file, `${now.toISOString()} ${seq} ${hash}\n`, { mode: 0o600 }).catch(
    (cause: NodeJS.ErrnoException) => {
      throw new OperatorError(
        `We can’t write to AUDIT_ANCHOR_FILE (${cause.code}). Check that its folder exists and that this user can write to it.`,
        { cause },
      );
    },
  );
}

export async function readAuditAnchors(file: string): Promise<AuditAnchor[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new OperatorError(
      `We can’t read AUDIT_ANCHOR_FILE (${code}). Check that it’s a file and that this user can read it.`,
      { cause },
    );
  }
  return text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      const [, written = '', seq = '', hash = ''] = /^(\S+) (\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
      if (!hash) throw new OperatorError(`Line ${at + 1} of AUDIT_ANCHOR_FILE was changed.`);
      return { written, seq: Number(seq), hash };
    });
}
