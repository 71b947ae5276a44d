import { KeyRing } from '@hearthway/server/auth/key-ring';
import { readConfig } from '@hearthway/server/config';
import { Database } from '@hearthway/server/db/database';
import { openEngine } from '@hearthway/server/db/open-engine';
import { OperatorError } from '@hearthway/server/operator-error';
import { systemClock } from '@hearthway/server/ports/clock';
import { onDatabaseCrash, runOperatorCommand } from './run-operator-command.ts';

/** usage: npm run keys:rotate [-- --at-once]. Creates a new key for signing access tokens. */
await runOperatorCommand(async () => {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option !== undefined && option !== '--at-once')) {
    throw new OperatorError('Usage: npm run keys:rotate, or npm run keys:rotate -- --at-once');
  }
  const isAtOnce = option === '--at-once';
  const config = readConfig(process.env);
  const engine = await openEngine(config, onDatabaseCrash);
  try {
    const db = new Database(engine, () => systemClock.now());
    const kid = await new KeyRing(db, systemClock, config.auth.keysSecret).rotate({ isAtOnce });
    console.info(
      isAtOnce
        ? `Key ${kid} replaces all other keys. Restart every server process now: until then the old access tokens stay valid.`
        : `Key ${kid} will sign new tokens in 15 minutes, once every server process has loaded it. There’s nothing else to do, and nobody is signed out.`,
    );
  } finally {
    await engine.close();
  }
});
