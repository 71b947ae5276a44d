/** Made at its first use: the browser's calendars cost a phone tens of milliseconds. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (date: Date): string => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return format.format(date);
  };
}
