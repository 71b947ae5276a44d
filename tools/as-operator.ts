import { OperatorError } from '@hearthway/server/operator-error';

/** Runs a command of whoever runs the practice: what they can put right is told in a sentence. */
export async function asOperator(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof OperatorError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/** The embedded database's thread died: the command cannot go on. */
export function crash(error: Error): never {
  throw error;
}
