export const FIRST_NAME = '{first name}';

/** Without a name, "Hello {first name}," becomes "Hello,". */
export const fillFirstName = (text: string, firstName: string): string =>
  text.replaceAll(/[ \u00a0]?\{first name\}/gi, (found) =>
    firstName ? (found.startsWith('{') ? '' : ' ') + firstName : '',
  );
