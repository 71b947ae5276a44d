import { detectCrisis, gettingReady } from '@hearthway/domain/guide/detect-crisis';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { currentHelpContacts } from '../../brand/help-country.ts';
import { inIdleTime } from '../../lib/in-idle-time.ts';
import { localDay } from '../../lib/local-time.ts';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { askGuide } from './ask-guide.ts';
import { createConversation } from './conversation.ts';
import { errorProp, pageProp, recordGuideEvent } from './guide-events.ts';
import { deleteThread, readLatestThread } from './kept-thread.ts';

const newConversation = () =>
  createConversation({
    hear: (message) => detectCrisis(message),
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

/** The first message is then heard as quickly as the next ones. */
const earGettingReady = gettingReady();

/** The member's latest conversation. The server keeps it, so that it is there again elsewhere. */
export function useConversation() {
  const [conversation] = useState(newConversation);
  useEffect(() => inIdleTime(earGettingReady), []);
  useEffect(() => {
    let isWanted = true;
    readLatestThread()
      .then(({ thread }) => {
        if (isWanted && thread) conversation.resume(thread);
      })
      // Without it the conversation simply begins.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [conversation]);
  const { messages, isBusy, send, answerSafety, forget } = conversation;
  return {
    messages: useSelector(messages),
    isBusy: useSelector(isBusy),
    send,
    answerSafety,
    forget,
  };
}
