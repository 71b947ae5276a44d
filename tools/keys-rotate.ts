import { KeyRing } from '@hearthway/server/auth/key-ring';
import { readConfig } from '@hearthway/server/config';
import { Database } from '@hearthway/server/db/database';
import { openEngine } from '@hearthway/server/db/open-engine';
import { OperatorError } from '@hearthway/server/operator-error';
import { systemClock } from '@hearthway/server/ports/clock';
import { asOperator, crash } from './as-operator.ts';

/** usage: npm run keys:rotate [-- --at-once]. A new key signs access tokens, soon or at once. */
await asOperator(async () => {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option !== undefined && option !== '--at-once')) {
    throw new OperatorError('Say npm run keys:rotate, or npm run keys:rotate -- --at-once');
  }
  const isAtOnce = option === '--at-once';
  const config = readConfig(process.env);
  const engine = await openEngine(config, crash);
  try {
    const db = new Database(engine, () => systemClock.now());
    const kid = await new KeyRing(db, systemClock, config.auth.keysSecret).rotate({ isAtOnce });
    console.info(
      isAtOnce
        ? `Key ${kid} signs from now on and the others are gone: restart the processes, and every access token has ended.`
        : `Key ${kid} signs in a quarter of an hour, when every process has read it. Nobody notices.`,
    );
  } finally {
    await engine.close();
  }
});
