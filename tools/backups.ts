import { formatCount } from '@hearthway/domain/format';
import { readConfig } from '@hearthway/server/config';
import { readStored, verifyBackup } from '@hearthway/server/db/backup/backup';
import { listBackups } from '@hearthway/server/db/backup/backup-files';
import { openStore } from '@hearthway/server/db/backup/store';
import { OperatorError } from '@hearthway/server/operator-error';
import { formatAge, formatSize } from './backup-words.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const USAGE =
  'Usage: npm run backups, or npm run backups -- verify, or npm run backups -- verify <name>';

/** This command needs no database, so it works while the server has the embedded database open. */
await runOperatorCommand(async () => {
  const [verb = 'list', given, ...more] = process.argv.slice(2);
  const { place, passphrase } = readConfig(process.env).backup;
  const store = openStore(place);
  const backups = await listBackups(store);
  if (verb === 'list' && given === undefined) {
    for (const { name, at, bytes } of backups) {
      console.info([name, formatSize(bytes), formatAge(at, new Date())].join('  '));
    }
    if (backups.length === 0)
      console.info('There are no backups yet. Make one with npm run backup.');
    return;
  }
  if (verb !== 'verify' || more.length > 0) throw new OperatorError(USAGE);
  const name = given ?? backups[0]?.name;
  if (!name) throw new OperatorError('There’s no backup to verify. Make one with npm run backup.');
  const { rows, files } = await verifyBackup(await readStored(store, name), passphrase, store);
  console.info(
    `${name} is complete: ${formatCount(rows, 'row', 'rows')} and ${formatCount(files, 'file', 'files')}.`,
  );
});
