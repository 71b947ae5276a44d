import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { LineOutput } from './line-output.ts';

/**
 * The parts of an error that may be logged: type, stack and codes. The message is left out, because
 * parsers, validators and Postgres may quote what a member wrote.
 */
interface LoggedError {
  name: string;
  code?: string;
  /** Names from our own database schema, as reported by Postgres. */
  table?: string;
  column?: string;
  constraint?: string;
  stack: string;
  cause?: LoggedError;
}

const MAX_CAUSES = 5;
const SAFE_WORD = /^[\w.-]{1,80}$/;

export function toLoggedError(error: unknown, depth = 0): LoggedError {
  const found = Object(error) as Record<string, unknown>;
  const word = (value: unknown) =>
    typeof value === 'string' && SAFE_WORD.test(value) ? value : undefined;
  return {
    name: word(found.name) ?? 'Error',
    ...omitUndefined({
      code: word(found.code),
      table: word(found.table),
      column: word(found.column),
      constraint: word(found.constraint),
    }),
    stack: stackFrames(found.stack, found.message),
    ...(found.cause !== undefined &&
      depth < MAX_CAUSES && { cause: toLoggedError(found.cause, depth + 1) }),
  };
}

/**
 * Removes the error message from the start of the stack. The message may have many lines that look
 * like stack frames.
 */
function stackFrames(stack: unknown, message: unknown): string {
  if (typeof stack !== 'string') return '';
  const start = typeof message === 'string' ? stack.indexOf(message) + message.length : 0;
  const lines = stack.slice(Math.max(start, 0)).split('\n');
  const last = lines.findLastIndex((line) => !FRAME.test(line));
  return lines.slice(last + 1).join('\n');
}
const FRAME = /^ {4}at (?:[\w.<>#$[\] ]{1,160} )?\(?(?:file:\/\/|node:|\/|<anonymous>|native)/;

const omitUndefined = (words: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));

const WARN = 40;

/**
 * Creates the logger. It removes the message of every error, whichever field contains the error.
 */
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
            value instanceof Error ? toLoggedError(value) : value,
          ]),
        ),
    },
    hooks: {
      // If an error is logged without a text, pino would use the error's message as the text of the
      // line.
      logMethod([first, ...rest], method, lineLevel) {
        if ((first as unknown) instanceof Error) method.apply(this, [{ err: first }, 'error']);
        else method.apply(this, [first, ...rest]);
        if (lineLevel >= WARN) output.flush?.();
      },
    },
  };
  return pino(options, output);
}

let standardOutput: LineOutput | undefined;
const STANDARD_OUTPUT = 1;

function toStandardOutput(): LineOutput {
  standardOutput ??= new LineOutput(STANDARD_OUTPUT);
  return standardOutput;
}

export const lostLines = (): number => standardOutput?.lost ?? 0;

/** Prevents a full disk or a closed pipe from ending the process when it prints outside the log. */
export function ignoreOutputErrors(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
