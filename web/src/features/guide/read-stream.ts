export interface StreamedAnswer {
  answer: string;
  threadId: string | null;
}

/** The parts of what was sent; anything in it may be missing. */
const partsOf = (body: unknown) => Object(body) as Record<string, unknown>;

function answerOf(body: unknown): StreamedAnswer {
  const { answer, thread_id } = partsOf(body);
  return {
    answer: typeof answer === 'string' ? answer.trim() : '',
    threadId: typeof thread_id === 'string' ? thread_id : null,
  };
}

/** Reads an answer of the guide, whole or as a stream, telling each piece as it comes. */
export async function readAnswer(
  response: Response,
  onDelta: (text: string) => void,
): Promise<StreamedAnswer> {
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return answerOf(await response.json());
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error('the answer broke off');
    waiting += decoder.decode(value, { stream: true });
    const blocks = waiting.split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: ?(.*)$/m.exec(block)?.[1];
      const data: unknown = JSON.parse(/^data: ?(.*)$/m.exec(block)?.[1] ?? 'null');
      if (event === 'done') return answerOf(data);
      const { text } = partsOf(data);
      if (event === 'delta' && typeof text === 'string') onDelta(text);
    }
  }
}
