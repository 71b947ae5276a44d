import type {
  SaveWelcomeStepRequest,
  WelcomeStepsResponse,
} from '@hearthway/domain/welcome/contract';
import { WELCOME_WORDS } from '@hearthway/domain/welcome/messages';
import { meQueries } from '../../member/me.ts';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';

export const welcomeWrite = defineWrite<SaveWelcomeStepRequest, WelcomeStepsResponse>({
  kind: 'welcome',
  lane: ({ step }) => step,
  merge: (answers) => answers.at(-1) as SaveWelcomeStepRequest,
  send: async (json, signal) =>
    (await api.welcome.steps.$put({ json }, { init: { signal } })).json(),
  apply: () => {},
  invalidates: [meQueries.all()],
  refusal: () => ({ title: WELCOME_WORDS.notSaved, detail: '' }),
  toasts: { sent: () => null, refused: () => WELCOME_WORDS.notSaved },
});
