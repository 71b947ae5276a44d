import { grantAdmin } from '@hearthway/server/db/grant-admin';
import { OperatorError } from '@hearthway/server/operator-error';
import { withDatabase } from './with-database.ts';

await withDatabase(async (client) => {
  const [address, ...more] = process.argv.slice(2);
  if (!address || more.length > 0) {
    throw new OperatorError('Say whose account: npm run admin:grant -- someone@example.com');
  }
  const isNews = await grantAdmin(client, address, new Date());
  console.info(isNews ? `${address} is an admin now.` : `${address} already was an admin.`);
});
