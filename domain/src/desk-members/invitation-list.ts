export interface InvitedPerson {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
}

export type ListProblem = 'no_address' | 'too_long' | 'twice' | 'too_many' | 'has_account';

export interface ParsedList {
  people: InvitedPerson[];
  problems: { line: number; text: string; problem: ListProblem }[];
}

export const MAX_INVITED = 200;
const MAX_NAME = 100;
/** A loose check is enough, because the mail server detects addresses that are still wrong. */
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/;

/** A first line without an address is a heading. An invalid line does not affect the others. */
export function parseInvitationList(text: string): ParsedList {
  const read: ParsedList = { people: [], problems: [] };
  const seen = new Set<string>();
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((raw, index) => {
      const line = index + 1;
      if (raw.trim() === '') return;
      const [address = '', firstName = '', lastName = ''] = parseCells(raw);
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

/** As in CSV, quoted text may contain the separator, and two quotes inside it stand for one. */
function parseCells(line: string): string[] {
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
