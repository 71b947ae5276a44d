import { verifyAuditChain } from '@hearthway/server/db/audit-chain';
import { OperatorError } from '@hearthway/server/operator-error';
import { withDatabase } from './with-database.ts';

await withDatabase(async (client) => {
  const { rows, head, fault } = await verifyAuditChain(client);
  if (fault) throw new OperatorError(`The audit log is not as it was written. ${fault}`);
  console.info(`The audit log holds: ${rows} rows, each following the one before it.`);
  console.info(`It ends with row ${head.seq}, ${head.hash}`);
});
