import { verifyAuditChain } from '@hearthway/server/db/audit-chain';
import { OperatorError } from '@hearthway/server/operator-error';
import { runDatabaseCommand } from './run-database-command.ts';

await runDatabaseCommand(async (client) => {
  const { rows, head, fault } = await verifyAuditChain(client);
  if (fault) throw new OperatorError(`The audit log was changed after it was written. ${fault}`);
  console.info(`The audit log is intact: all ${rows} rows match their hash chain.`);
  console.info(`Last row: ${head.seq}, hash ${head.hash}`);
});
