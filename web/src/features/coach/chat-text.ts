import { getCoachTopic } from '@hearthway/domain/coach/topics';
import { formatMoment } from '@hearthway/domain/format';
import type { CoachMessage } from './kept-chat.ts';

export function formatChat(messages: readonly CoachMessage[]): string {
  return messages
    .map((message) => `${formatMoment(new Date(message.at))}  ${formatMessage(message)}\n`)
    .join('');
}

function formatMessage(message: CoachMessage): string {
  if (message.from === 'member') return `You: ${message.text}`;
  const { part } = message;
  switch (part.kind) {
    case 'line':
      return `Coach: ${part.text}`;
    case 'crisis':
      return 'Coach: (numbers of people who can help now, also at /help)';
    case 'clinical':
      return 'Coach: (that is a question for your care team)';
    case 'tool':
      return `Coach: (a tool: /action/${part.tool})`;
    case 'reading':
      return `Coach: (to read: /resources/${getCoachTopic(part.topic)?.page[0]})`;
  }
}
