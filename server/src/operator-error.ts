/** A problem that the operator can fix. The message says how and is shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
