import type { GuideRequest, GuideResponse } from '@hearthway/domain/guide/contract';
import type { SignedInMember } from '../factories.ts';
import type { TestApp } from '../test-app.ts';

export interface Answer extends GuideResponse {
  status: number;
  code?: string;
  title?: string;
}

interface AskOptions {
  threadId?: string | null;
  accept?: string;
  context?: GuideRequest['context'];
}

export function request(
  t: TestApp,
  member: SignedInMember,
  message: string,
  { threadId = null, accept, context }: AskOptions = {},
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
      context: { page: '/home', ...context },
    }),
  });
}

export async function ask(
  t: TestApp,
  member: SignedInMember,
  message: string,
  threadId: string | null = null,
  context?: GuideRequest['context'],
): Promise<Answer> {
  const response = await request(t, member, message, { threadId, context });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

export interface StreamEvent {
  event: string;
  data: { text?: string } & Partial<GuideResponse>;
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

export const findLinks = (answer: string) =>
  [...answer.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path ?? '');
