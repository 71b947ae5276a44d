import { AsyncLocalStorage } from 'node:async_hooks';
import { toLoggedError } from './log.ts';

/** Attributes contain only names and numbers from our own code, no personal data. */
export type Attributes = Record<string, string | number>;

export interface Span {
  readonly traceId: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** `kind` is the type of error, never its message, which may quote a member. */
  fail(kind: string): void;
  end(): void;
}

export interface TraceStart {
  name: string;
  kind: 'request' | 'job';
  traceparent?: string | undefined;
}

export interface Tracer {
  begin(beginning: TraceStart): Span | null;
  within(parent: Span, name: string, attributes: Attributes): Span;
}

let tracer: Tracer | null = null;
const current = new AsyncLocalStorage<Span>();

export function setTracer(chosen: Tracer | null): void {
  tracer = chosen;
}

export function trace<T>(
  beginning: TraceStart,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = tracer?.begin(beginning);
  return span ? current.run(span, () => endAfter(span, work(span))) : work(null);
}

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

export const isTraced = (): boolean => tracer !== null && current.getStore() !== undefined;

async function endAfter<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { name, code } = toLoggedError(error);
    span.fail(code ?? name);
    throw error;
  } finally {
    span.end();
  }
}
