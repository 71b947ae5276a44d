import type { SignedInMember } from '../factories.ts';
import type { TestApp } from '../test-app.ts';

export interface Answer {
  status: number;
  answer: string;
  thread_id: string;
  code?: string;
  title?: string;
}

interface AskOptions {
  threadId?: string | null;
  accept?: string;
  /** The member was asked whether they are safe and said yes. */
  isSafe?: boolean;
}

export function request(
  t: TestApp,
  member: SignedInMember,
  message: string,
  { threadId = null, accept, isSafe }: AskOptions = {},
) {
  return t.app.request('/functions/v1/hello-world', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...member.headers,
      ...(accept && { Accept: accept }),
    },
    body: JSON.stringify({
      kind: 'guide',
      message,
      thread_id: threadId,
      context: { page: '/home', ...(isSafe && { is_safe: true }) },
    }),
  });
}

export async function ask(
  t: TestApp,
  member: SignedInMember,
  message: string,
  threadId: string | null = null,
  isSafe = false,
): Promise<Answer> {
  const response = await request(t, member, message, { threadId, isSafe });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

export interface StreamEvent {
  event: string;
  data: { text?: string; answer?: string; thread_id?: string };
}

export async function askStreaming(
  t: TestApp,
  member: SignedInMember,
  message: string,
): Promise<StreamEvent[]> {
  const response = await request(t, member, message, { accept: 'text/event-stream' });
  return (await response.text())
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}'),
    }));
}

/** Internal links of an answer, in order. */
export const findLinks = (answer: string) =>
  [...answer.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path ?? '');
