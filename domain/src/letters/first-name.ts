export const FIRST_NAME = '{first name}';

export const fillFirstName = (text: string, firstName: string): string =>
  text.replaceAll(/[ \u00a0]?\{first name\}/gi, (found) =>
    firstName ? (found.startsWith('{') ? '' : ' ') + firstName : '',
  );
