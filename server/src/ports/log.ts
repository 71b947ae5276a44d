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

/** A message at the start of the stack may contain lines that look like part of the stack. */
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
      // For an error without a text of its own, pino would log the error's message.
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

/** A full disk or a closed pipe must not end the process when code prints without the log. */
export function ignoreOutputErrors(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
