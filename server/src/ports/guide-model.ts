import { z } from 'zod';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Something that writes an answer, piece by piece. It may fail or be slow; callers must not mind. */
export interface GuideModel {
  write(messages: ModelMessage[], signal: AbortSignal): AsyncIterable<string>;
}

export interface ModelSettings {
  url: string;
  name: string;
  key: string | null;
  timeoutMs: number;
}

const MOST_TOKENS = 400;
const MOST_CHARACTERS = 4000;

const piece = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() }))
    .min(1),
});

/** Any endpoint that speaks OpenAI's chat completions, with streaming. */
export function chatCompletions({ url, name, key, timeoutMs }: ModelSettings): GuideModel {
  const address = `${url.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')}/chat/completions`;
  return {
    async *write(messages, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const response = await fetch(address, {
        method: 'POST',
        signal: limit,
        redirect: 'error',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'text/event-stream',
          ...(key && { Authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model: name,
          messages,
          stream: true,
          temperature: 0.2,
          max_tokens: MOST_TOKENS,
        }),
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new Error(`the model answered ${response.status}`);
      }
      let written = 0;
      let isFinished = false;
      for await (const data of eventData(response.body)) {
        if (data === '[DONE]') {
          isFinished = true;
          break;
        }
        const text = piece.parse(JSON.parse(data)).choices[0]?.delta?.content ?? '';
        written += text.length;
        if (written > MOST_CHARACTERS) break;
        if (text) yield text;
      }
      if (!isFinished && written <= MOST_CHARACTERS) throw new Error('the model stopped midway');
    },
  };
}

async function* eventData(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let waiting = '';
  for await (const bytes of body) {
    waiting += decoder.decode(bytes, { stream: true });
    const lines = waiting.split(/\r?\n/);
    waiting = lines.pop() ?? '';
    if (waiting.length > 100_000) throw new Error('the model sent a line without end');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
}
