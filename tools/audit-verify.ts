import { formatCount } from '@hearthway/domain/format';
import { readConfig } from '@hearthway/server/config';
import { readAuditAnchors } from '@hearthway/server/db/audit-anchors';
import { verifyAuditChain } from '@hearthway/server/db/audit-chain';
import { OperatorError } from '@hearthway/server/operator-error';
import { runDatabaseCommand } from './run-database-command.ts';

await runDatabaseCommand(async (client) => {
  const { auditAnchorFile: file } = readConfig(process.env);
  const anchors = file === null ? [] : await readAuditAnchors(file);
  const { rows, head, fault } = await verifyAuditChain(client, anchors);
  if (fault) throw new OperatorError(`The audit log was changed after it was written. ${fault}`);
  console.info(`The audit log is intact: all ${rows} rows match their hash chain.`);
  if (anchors.length > 0) {
    console.info(
      `AUDIT_ANCHOR_FILE matches too (${formatCount(anchors.length, 'line', 'lines')}).`,
    );
  }
  console.info(`Last row: ${head.seq}, hash ${head.hash}`);
});
