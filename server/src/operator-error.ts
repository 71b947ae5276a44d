/** Something the person who runs the practice can put right. Its message is written for them. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
