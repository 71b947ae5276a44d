export interface SmtpAnswer {
  command?: string | undefined;
  code?: number | undefined;
  text?: string | undefined;
}

/**
 * `later` means that the mail server may accept the email another time, `bounced` that the address
 * does not exist, `refused` any other rejection.
 */
export type Refusal = 'later' | 'bounced' | 'refused';

const NOT_THE_ADDRESS = /\b[45]\.(7\.\d+|2\.2)\b/;

export function judgeRefusal({ command, code, text = '' }: SmtpAnswer): Refusal {
  if (code === undefined || code < 500) return 'later';
  const isAboutAddress = /^RCPT/i.test(command ?? '') && code !== 552;
  return isAboutAddress && !NOT_THE_ADDRESS.test(text) ? 'bounced' : 'refused';
}
