import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { OperatorError } from '../operator-error.ts';
import { LineOutput } from './line-output.ts';

/**
 * Error messages are not logged, because parsers and PostgreSQL may quote what a member wrote. An
 * OperatorError keeps its message, which is written for the operator.
 */
interface LoggedError {
  name: string;
  message?: string;
  code?: string;
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
    ...(error instanceof OperatorError && { message: error.message }),
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
 * An error's message comes before its stack and may contain lines that look like the stack. It may
 * quote a member, so all of its lines are removed.
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

export function createLog(
  level: string,
  output: DestinationStream & { flush?: () => void } = toStandardOutput(),
): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: (value) => value },
    formatters: {
      log(fields) {
        if (!Object.values(fields).some((value) => value instanceof Error)) return fields;
        return Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            value instanceof Error ? toLoggedError(value) : value,
          ]),
        );
      },
    },
    hooks: {
      // If code logs only an error, pino would use the error's message as the text of the log line.
      // The message may contain personal data, so a fixed text replaces it.
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

/**
 * Some code prints without the logger. If the disk is full or the pipe is closed at that moment,
 * the process must go on.
 */
export function ignoreOutputErrors(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
