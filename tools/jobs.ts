import { dropDeadJobs, listDeadJobs, retryDeadJobs } from '@hearthway/server/jobs/dead-jobs';
import { installJobs } from '@hearthway/server/jobs/install-jobs';
import { OperatorError } from '@hearthway/server/operator-error';
import { withDatabase } from './with-database.ts';

/** usage: npm run jobs -- list | retry <id>|all | drop <id>|all. What nobody tries any more. */
const USAGE = 'Say what to do: npm run jobs -- list, retry <id> or all, drop <id> or all';
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

await withDatabase(async (client) => {
  const [verb = 'list', which, ...more] = process.argv.slice(2);
  const change = { retry: retryDeadJobs, drop: dropDeadJobs }[verb];
  await installJobs(client);
  if (verb === 'list' && which === undefined) {
    const dead = await listDeadJobs(client);
    for (const { id, queue, state, attempts, diedAt, reason } of dead) {
      const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
      console.info([id, queue, state, diedAt.toISOString(), tries, reason].join('  '));
    }
    console.info(dead.length === 0 ? 'No job is dead.' : `${dead.length} dead jobs.`);
    return;
  }
  if (!change || !which || more.length > 0 || (which !== 'all' && !ID.test(which))) {
    throw new OperatorError(USAGE);
  }
  const count = await change(client, which === 'all' ? undefined : which);
  if (count === 0 && which !== 'all') throw new OperatorError('No dead job has this id.');
  const what = verb === 'retry' ? 'will be tried again' : 'forgotten';
  console.info(`${count} ${count === 1 ? 'job' : 'jobs'} ${what}.`);
});
