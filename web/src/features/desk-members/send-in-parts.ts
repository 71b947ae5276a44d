import type { CheckedList } from '@hearthway/domain/desk-members/contract';
import {
  type InvitedPerson,
  type ParsedList,
  writeInvitationList,
} from '@hearthway/domain/desk-members/invitation-list';

/**
 * Even with long names and addresses, 50 people stay below the server's size limit for one request.
 */
const PART_SIZE = 50;

/**
 * A long list is sent in several requests. Each response counts lines from the start of its own
 * request, so its line numbers are converted.
 */
export async function sendInParts(
  { people, problems, ignored }: ParsedList,
  send: (list: string) => Promise<CheckedList>,
): Promise<CheckedList> {
  const all: CheckedList = { people: [], problems: [...problems], ignored };
  for (let at = 0; at < people.length; at += PART_SIZE) {
    const part = people.slice(at, at + PART_SIZE);
    const answer = await send(writeInvitationList(part));
    all.people.push(...answer.people.map((one) => withLine(one, part)));
    all.problems.push(...answer.problems.map((one) => withLine(one, part)));
  }
  return { ...all, problems: all.problems.toSorted((a, b) => a.line - b.line) };
}

const withLine = <Line extends { line: number }>(
  one: Line,
  part: readonly InvitedPerson[],
): Line => ({
  ...one,
  line: part[one.line - 2]?.line ?? one.line,
});
