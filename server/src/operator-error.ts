/**
 * A problem that the operator of the server can fix. The message says how and is shown without a
 * stack trace.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
