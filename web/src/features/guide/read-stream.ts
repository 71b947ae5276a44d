export interface StreamedAnswer {
  answer: string;
  threadId: string | null;
}

const toRecord = (body: unknown) => Object(body) as Record<string, unknown>;

function parseAnswer(body: unknown): StreamedAnswer {
  const { answer, thread_id } = toRecord(body);
  return {
    answer: typeof answer === 'string' ? answer.trim() : '',
    threadId: typeof thread_id === 'string' ? thread_id : null,
  };
}

/** Reads the guide's answer from JSON or an event stream, reporting each piece as it arrives. */
export async function readAnswer(
  response: Response,
  onDelta: (text: string) => void,
): Promise<StreamedAnswer> {
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
