import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Text from members is placed inside tags of the prompt, so it must not contain tags itself. */
export const escapeAngleBrackets = (text: string) => text.replaceAll('<', '‹').replaceAll('>', '›');

export interface GuideModel {
  write(messages: ModelMessage[], signal: AbortSignal): AsyncIterable<string>;
}

export interface ModelSettings {
  url: string;
  name: string;
  key: string | null;
  timeoutMs: number;
}

const MAX_TOKENS = 400;
const MAX_CHARACTERS = 4000;
const MAX_EVENT_SIZE = 100_000;

const piece = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() }))
    .min(1),
});

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
          max_tokens: MAX_TOKENS,
        }),
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new Error(`the guide model answered with HTTP status ${response.status}`);
      }
      let written = 0;
      let isFinished = false;
      for await (const { data } of parseEvents(response.body)) {
        if (data === '[DONE]') {
          isFinished = true;
          break;
        }
        const text = piece.parse(JSON.parse(data)).choices[0]?.delta?.content ?? '';
        written += text.length;
        if (written > MAX_CHARACTERS) break;
        if (text) yield text;
      }
      if (!isFinished && written <= MAX_CHARACTERS)
        throw new Error('the guide model ended its stream before it was complete');
    },
  };
}

function parseEvents(body: ReadableStream<Uint8Array>) {
  return body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT_SIZE }));
}
