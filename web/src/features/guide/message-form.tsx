import { MAX_MESSAGE_LENGTH } from '@hearthway/domain/guide/messages';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { controlLook } from '../../ui/control-look.ts';
import { toast } from '../../ui/toast.ts';
import type { SendResult } from './conversation.ts';

const COUNT_FROM = 1800;

interface MessageFormProps {
  isBusy: boolean;
  onSend: (message: string) => SendResult;
  asked: { words: string };
  inputRef: Ref<HTMLTextAreaElement>;
}

export function MessageForm({ isBusy, onSend, asked, inputRef }: MessageFormProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    if (asked.words !== '') setText(asked.words);
  }, [asked]);
  const send = () => {
    const result = onSend(text);
    if (result.accepted) setText('');
    else if (result.problem) toast.error(result.problem);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed with an input method, for example in Japanese, Enter selects the
    // word and must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text !== '') send();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-line border-t bg-surface p-3">
      <div className="relative grow">
        <textarea
          ref={inputRef}
          aria-label="Message to the guide"
          placeholder="Ask about sleep, habits, closeness…"
          rows={1}
          maxLength={MAX_MESSAGE_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className={cn(controlLook, 'field-sizing-content block max-h-36 resize-none py-2.5')}
        />
        {text.length >= COUNT_FROM && (
          <span className="-top-6 absolute right-1 rounded-small bg-surface px-1 text-muted text-xs">
            {text.length} of {MAX_MESSAGE_LENGTH}
          </span>
        )}
      </div>
      <Button
        type="submit"
        size="icon"
        aria-label="Send"
        className="mb-0.5 shrink-0"
        disabled={isBusy || text === ''}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </Button>
    </form>
  );
}
