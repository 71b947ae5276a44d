import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { LineOutput } from './line-output.ts';

/**
 * What a log may hold of an error: which kind, where, and the codes. Not its message: a parser, a
 * validator or Postgres quotes there what a member wrote.
 */
interface LoggedError {
  name: string;
  code?: string;
  /** What Postgres names: parts of our own schema. */
  table?: string;
  column?: string;
  constraint?: string;
  stack: string;
  cause?: LoggedError;
}

const MAX_CAUSES = 5;
const SAFE_WORD = /^[\w.-]{1,80}$/;

export function loggedError(error: unknown, depth = 0): LoggedError {
  const found = Object(error) as Record<string, unknown>;
  const word = (value: unknown) =>
    typeof value === 'string' && SAFE_WORD.test(value) ? value : undefined;
  return {
    name: word(found.name) ?? 'Error',
    ...definedOf({
      code: word(found.code),
      table: word(found.table),
      column: word(found.column),
      constraint: word(found.constraint),
    }),
    stack: framesOf(found.stack, found.message),
    ...(found.cause !== undefined &&
      depth < MAX_CAUSES && { cause: loggedError(found.cause, depth + 1) }),
  };
}

/** A stack begins with the message, which may go over many lines and look like anything. */
function framesOf(stack: unknown, message: unknown): string {
  if (typeof stack !== 'string') return '';
  const start = typeof message === 'string' ? stack.indexOf(message) + message.length : 0;
  const lines = stack.slice(Math.max(start, 0)).split('\n');
  const last = lines.findLastIndex((line) => !FRAME.test(line));
  return lines.slice(last + 1).join('\n');
}
const FRAME = /^ {4}at (?:[\w.<>#$[\] ]{1,160} )?\(?(?:file:\/\/|node:|\/|<anonymous>|native)/;

const definedOf = (words: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));

const WARN = 40;

/** The only way to a log. Errors lose their messages here, under whatever name they are handed over. */
export function createLog(
  level: string,
  output: DestinationStream & { flush?: () => void } = toStandardOutput(),
): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: (value) => value },
    formatters: {
      log: (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            value instanceof Error ? loggedError(value) : value,
          ]),
        ),
    },
    hooks: {
      // Handed over alone, an error's message would become the line's.
      logMethod([first, ...rest], method, lineLevel) {
        if ((first as unknown) instanceof Error) method.apply(this, [{ err: first }, 'failed']);
        else method.apply(this, [first, ...rest]);
        if (lineLevel >= WARN) output.flush?.();
      },
    },
  };
  return pino(options, output);
}

/** The process goes on when nobody can be told about it: with its disk full, or its reader gone. */
let standardOutput: LineOutput | undefined;
const STANDARD_OUTPUT = 1;

function toStandardOutput(): LineOutput {
  standardOutput ??= new LineOutput(STANDARD_OUTPUT);
  return standardOutput;
}

/** How many lines a full disk has cost this process. */
export const lostLines = (): number => standardOutput?.lost ?? 0;

/** A full disk does not end the process because of what is printed beside the log either. */
export function outliveFullDisk(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
