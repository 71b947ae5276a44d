import { grantAdmin } from '@hearthway/server/db/grant-admin';
import { OperatorError } from '@hearthway/server/operator-error';
import { runDatabaseCommand } from './run-database-command.ts';

await runDatabaseCommand(async (client) => {
  const [address, ...more] = process.argv.slice(2);
  if (!address || more.length > 0) {
    throw new OperatorError(
      'Give the email address of one account: npm run admin:grant -- someone@example.com',
    );
  }
  const isNewAdmin = await grantAdmin(client, address, new Date());
  console.info(isNewAdmin ? `${address} is now an admin.` : `${address} is already an admin.`);
});
