import { OperatorError } from '@hearthway/server/operator-error';

/** Runs a command; an OperatorError prints only its message, because the operator can fix it. */
export async function runOperatorCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof OperatorError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/** Called when the thread of the embedded database dies: ends the command. */
export function onDatabaseCrash(error: Error): never {
  throw error;
}
