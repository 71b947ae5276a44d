import { OperatorError } from '@hearthway/server/operator-error';

export async function runOperatorCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = explain(error);
    console.error(sentence ? `\n${sentence}\n` : error);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  const { code = '', path } = Object(error) as { code?: string; path?: string };
  if (path && /^E[A-Z]+$/.test(code)) {
    return `${path} can’t be used (${code}). Check that it exists and that this user has access to it.`;
  }
  if (/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28|3D|57P)/.test(code)) {
    return `We couldn’t connect to the database (${code}). Check DATABASE_URL and that PostgreSQL is running.`;
  }
  return null;
}

export function onDatabaseCrash(error: Error): never {
  throw error;
}
