/** One person of a list, as it was written. */
export interface Invited {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
}

export type ListProblem = 'no_address' | 'too_long' | 'twice' | 'too_many' | 'has_account';

export interface ReadList {
  people: Invited[];
  problems: { line: number; text: string; problem: ListProblem }[];
}

export const MAX_INVITED = 200;
const MAX_NAME = 100;
/** One @, something on both sides, a dot behind it, no spaces: the rest the mail server knows. */
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/;

/**
 * Reads a list as a spreadsheet saves it: address, first name, last name, with commas, semicolons or
 * tabs between. A first line without an address is a heading. Each line stands for itself: a bad one
 * keeps none of the others from being invited.
 */
export function readInvitationList(text: string): ReadList {
  const read: ReadList = { people: [], problems: [] };
  const seen = new Set<string>();
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((raw, index) => {
      const line = index + 1;
      if (raw.trim() === '') return;
      const [address = '', firstName = '', lastName = ''] = cellsOf(raw);
      const email = address.toLowerCase();
      const refuse = (problem: ListProblem) =>
        read.problems.push({ line, text: raw.trim().slice(0, 80), problem });
      if (!ADDRESS.test(email)) {
        if (index > 0 || raw.includes('@')) refuse('no_address');
      } else if (email.length > 254 || firstName.length > MAX_NAME || lastName.length > MAX_NAME) {
        refuse('too_long');
      } else if (seen.has(email)) refuse('twice');
      else if (read.people.length >= MAX_INVITED) refuse('too_many');
      else {
        seen.add(email);
        read.people.push({ line, email, firstName, lastName });
      }
    });
  return read;
}

/** A line's cells; quotes may hold a separator, and two of them stand for one. */
function cellsOf(line: string): string[] {
  const separator = [',', ';', '\t'].find((mark) => line.includes(mark)) ?? ',';
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const mark = line[i];
    if (mark === '"' && isQuoted && line[i + 1] === '"') {
      cell += '"';
      i++;
    } else if (mark === '"') isQuoted = !isQuoted;
    else if (mark === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += mark;
  }
  return [...cells, cell.trim()];
}
