import { GUIDE_MESSAGES, MAX_MESSAGE_LENGTH } from './messages.ts';

export type MessageCheck =
  | { ok: true }
  | { ok: false; reason: 'empty' | 'tooLong' | 'onlyWhitespace'; message: string };

export function checkMessage(message: string): MessageCheck {
  if (message.length < 1) return refuse('empty');
  if (message.length > MAX_MESSAGE_LENGTH) return refuse('tooLong');
  if (message.trim() === '') return refuse('onlyWhitespace');
  return { ok: true };
}

function refuse(reason: 'empty' | 'tooLong' | 'onlyWhitespace'): MessageCheck {
  return { ok: false, reason, message: GUIDE_MESSAGES[reason] };
}
