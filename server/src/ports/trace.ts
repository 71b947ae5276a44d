import { AsyncLocalStorage } from 'node:async_hooks';
import { loggedError } from './log.ts';

/** Names and numbers of our own; never an address, a value or anything that a member wrote. */
export type Attributes = Record<string, string | number>;

/** One stretch of work that somebody watches. */
export interface Span {
  /** Which trace it belongs to, for the line in the log. */
  readonly traceId: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** It went wrong, by which kind of error; never with its message. */
  fail(kind: string): void;
  end(): void;
}

/** What a trace begins with: a request or a job. */
export interface Beginning {
  name: string;
  kind: 'request' | 'job';
  /** The W3C header of a proxy that is ours, where there is one. */
  traceparent?: string | undefined;
}

export interface Tracer {
  /** Null for what is left out, as most is: then nothing of it is traced. */
  begin(beginning: Beginning): Span | null;
  within(parent: Span, name: string, attributes: Attributes): Span;
}

let tracer: Tracer | null = null;
const current = new AsyncLocalStorage<Span>();

/** Once, at the start of a process that is traced. Without it all of this costs a look at a variable. */
export function traceWith(chosen: Tracer | null): void {
  tracer = chosen;
}

/** Does the work as the beginning of a trace. */
export function trace<T>(
  beginning: Beginning,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = tracer?.begin(beginning);
  return span ? current.run(span, () => endAfter(span, work(span))) : work(null);
}

/** Does the work as a step of the trace that goes on here, if one does. */
export function traceStep<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const parent = tracer && current.getStore();
  if (!tracer || !parent) return work();
  const span = tracer.within(parent, name, attributes);
  return current.run(span, () => endAfter(span, work()));
}

/** Whether a trace goes on here: what a step would be called is worth working out only then. */
export const isTraced = (): boolean => tracer !== null && current.getStore() !== undefined;

async function endAfter<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { name, code } = loggedError(error);
    span.fail(code ?? name);
    throw error;
  } finally {
    span.end();
  }
}
