/** The server's operator can fix the problem, so the message is shown without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
