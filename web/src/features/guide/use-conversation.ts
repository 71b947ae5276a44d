import { detectCrisis, warmUp } from '@hearthway/domain/guide/detect-crisis';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { currentHelpContacts } from '../../brand/help-country.ts';
import { localDay } from '../../lib/local-time.ts';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import { askGuide } from './ask-guide.ts';
import { createConversation } from './conversation.ts';
import { errorProp, pageProp, recordGuideEvent } from './guide-events.ts';
import { deleteThread, readLatestThread } from './kept-thread.ts';

const newConversation = () =>
  createConversation({
    detectCrisis: (message) => detectCrisis(message),
    ask: askGuide,
    deleteThread,
    contacts: currentHelpContacts,
    isOnline: () => navigator.onLine,
    today: () => localDay(),
    onCrisis: quietVisit.begin,
    onQuestion: ({ message, page }) =>
      recordGuideEvent({
        event: 'guide_question',
        props: { len: message.length, page: pageProp(page) },
      }),
    onError: (error) =>
      recordGuideEvent({ event: 'guide_error', props: { error: errorProp(error) } }),
  });

/** Shared by all mounts and run in idle time, so that the first message is checked without delay. */
const detectorWarmUp = warmUp();

/** The member's latest conversation, loaded from the server, so that it continues on any device. */
export function useConversation() {
  const [conversation] = useState(newConversation);
  useEffect(() => runWhenIdle(detectorWarmUp), []);
  useEffect(() => {
    let isMounted = true;
    readLatestThread()
      .then(({ thread }) => {
        if (isMounted && thread) conversation.resume(thread);
      })
      // Without a network a new conversation begins.
      .catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [conversation]);
  const { messages, isBusy, send, answerSafety, deleteConversation } = conversation;
  return {
    messages: useSelector(messages),
    isBusy: useSelector(isBusy),
    send,
    answerSafety,
    deleteConversation,
  };
}
