import { OperatorError } from '@hearthway/server/operator-error';

/** An OperatorError is printed without a stack trace, because the operator can fix the cause. */
export async function runOperatorCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof OperatorError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

export function onDatabaseCrash(error: Error): never {
  throw error;
}
