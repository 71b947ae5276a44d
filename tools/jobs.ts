import { dropDeadJobs, listDeadJobs, retryDeadJobs } from '@hearthway/server/jobs/dead-jobs';
import { OperatorError } from '@hearthway/server/operator-error';
import { runDatabaseCommand } from './run-database-command.ts';

const USAGE = 'Usage: npm run jobs -- list | retry <id> | retry all | drop <id> | drop all';
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

await runDatabaseCommand(async (client) => {
  const [verb = 'list', which, ...more] = process.argv.slice(2);
  const change = { retry: retryDeadJobs, drop: dropDeadJobs }[verb];
  if (verb === 'list' && which === undefined) {
    const dead = await listDeadJobs(client);
    for (const { id, queue, state, attempts, diedAt, reason } of dead) {
      const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
      console.info([id, queue, state, diedAt.toISOString(), tries, reason].join('  '));
    }
    console.info(
      dead.length === 0
        ? 'There are no failed jobs.'
        : `${dead.length} failed ${dead.length === 1 ? 'job' : 'jobs'}. To retry: npm run jobs -- retry <id>`,
    );
    return;
  }
  if (!change || !which || more.length > 0 || (which !== 'all' && !ID.test(which))) {
    throw new OperatorError(USAGE);
  }
  const count = await change(client, which === 'all' ? undefined : which);
  if (count === 0 && which !== 'all')
    throw new OperatorError(
      'There’s no failed job with this ID. To list failed jobs: npm run jobs',
    );
  const what = verb === 'retry' ? 'will be retried' : 'deleted';
  console.info(`${count} ${count === 1 ? 'job' : 'jobs'} ${what}.`);
});
