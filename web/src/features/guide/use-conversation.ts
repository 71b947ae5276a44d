import { detectCrisis, warmUp } from '@hearthway/domain/guide/detect-crisis';
import { somethingElseAnswer } from '@hearthway/domain/guide/not-known';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { currentHelpContacts } from '../../brand/help-country.ts';
import { afterAlarm } from '../../lib/after-alarm.ts';
import { config } from '../../lib/config.ts';
import { localDay } from '../../lib/local-time.ts';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import { useMemberId } from '../../session/session.ts';
import { askGuide } from './ask-guide.ts';
import { createConversation } from './conversation.ts';
import { errorProp, pageProp, recordGuideEvent } from './guide-events.ts';
import { deleteThread, readLatestThread } from './kept-thread.ts';

const newConversation = (memberId: string) =>
  createConversation({
    detectCrisis: (message, previous) => detectCrisis(message, undefined, previous),
    ask: askGuide,
    deleteThread,
    contacts: currentHelpContacts,
    today: () => localDay(),
    alarm: {
      wasRaised: () => afterAlarm.has(memberId),
      remember: () => afterAlarm.set(memberId),
      forget: () => afterAlarm.forget(memberId),
    },
    somethingElse: () => somethingElseAnswer(config.links),
    onCrisis: quietVisit.begin,
    onQuestion: ({ message, page }) =>
      recordGuideEvent({
        event: 'guide_question',
        props: { len: message.length, page: pageProp(page) },
      }),
    onError: (error) =>
      recordGuideEvent({ event: 'guide_error', props: { error: errorProp(error) } }),
  });

const detectorWarmUp = warmUp();

export function useConversation() {
  const memberId = useMemberId();
  const [conversation] = useState(() => newConversation(memberId));
  useEffect(() => runWhenIdle(detectorWarmUp), []);
  useEffect(() => {
    let isMounted = true;
    readLatestThread()
      .then(({ thread }) => {
        if (isMounted && thread) conversation.resume(thread);
      })
      .catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [conversation]);
  const { messages, isBusy } = conversation;
  return { ...conversation, messages: useSelector(messages), isBusy: useSelector(isBusy) };
}
