import type { GuideResponse } from '@hearthway/domain/guide/contract';
import type { CrisisContact } from '@hearthway/domain/guide/crisis-answer';
import type { PageChoice } from '@hearthway/domain/guide/not-known';

export interface GuideAnswer {
  answer: string;
  threadId: string | null;
  crisis: GuideResponse['crisis'];
  contacts: CrisisContact[];
  choices: PageChoice[];
  isByModel: boolean;
}

const VERDICTS = ['alarm', 'check', 'bereaved'] as const;

const toRecord = (body: unknown) => Object(body) as Record<string, unknown>;

/**
 * Data in an unexpected shape is accepted, because an older or faulty server must not hide an
 * answer.
 */
function parseAnswer(body: unknown): GuideAnswer {
  const { answer, thread_id, crisis, contacts, choices, written_by_model } = toRecord(body);
  return {
    answer: typeof answer === 'string' ? answer.trim() : '',
    threadId: typeof thread_id === 'string' ? thread_id : null,
    crisis: VERDICTS.find((verdict) => verdict === crisis) ?? null,
    contacts: Array.isArray(contacts) ? contacts : [],
    choices: Array.isArray(choices) ? choices : [],
    isByModel: written_by_model === true,
  };
}

export async function readAnswer(
  response: Response,
  onDelta: (text: string) => void,
): Promise<GuideAnswer> {
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return parseAnswer(await response.json());
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let buffer = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error('the answer stream ended early');
    buffer += decoder.decode(value, { stream: true });
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: ?(.*)$/m.exec(block)?.[1];
      const data: unknown = JSON.parse(/^data: ?(.*)$/m.exec(block)?.[1] ?? 'null');
      if (event === 'done') return parseAnswer(data);
      const { text } = toRecord(data);
      if (event === 'delta' && typeof text === 'string') onDelta(text);
    }
  }
}
