export const FIRST_NAME = '{first name}';

/** Without a name, the space before it is removed too: "Hello {first name}," becomes "Hello,". */
export const fillFirstName = (text: string, firstName: string): string =>
  text.replaceAll(/[ \u00a0]?\{first name\}/gi, (found) =>
    firstName ? (found.startsWith('{') ? '' : ' ') + firstName : '',
  );
