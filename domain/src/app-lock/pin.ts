export const MIN_PIN_LENGTH = 4;
export const MAX_PIN_LENGTH = 8;

export type PinError = 'not_digits' | 'wrong_length' | 'too_simple';

export function findPinError(pin: string): PinError | null {
  if (!/^[0-9]*$/.test(pin)) return 'not_digits';
  if (pin.length < MIN_PIN_LENGTH || pin.length > MAX_PIN_LENGTH) return 'wrong_length';
  return isRow(pin) ? 'too_simple' : null;
}

/**
 * PINs such as 0000, 1234 and 8642 are easy to guess, because they count up or down.
 */
function isRow(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  return steps.every((step) => step === steps[0]);
}
