import {
  saveWordRequest,
  wordHistoryQuery,
  wordHistoryResponse,
  wordsResponse,
} from '@hearthway/domain/words/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { listWords, readHistory, saveWord, type WordsDesk } from './keep-words.ts';
import { askProvider, checkPractice, moveOffers, practiceWords } from './practice-words.ts';
import { shippedWords } from './shipped-words.ts';

const routesOf = (desk: WordsDesk, { ownWords }: Deps, refused: string) => {
  const refusals = { 403: refused };
  return new Hono<MemberEnv>()
    .get(
      '/',
      described('The words that are the practice’s to choose', wordsResponse, { refusals }),
      async (c) => c.json(await listWords(desk, c.var.call)),
    )
    .put(
      '/',
      described('Say something in other words, or as shipped again', wordsResponse, {
        refusals: { ...refusals, 409: 'Somebody else has changed it meanwhile' },
      }),
      valid('json', saveWordRequest),
      async (c) => {
        const saved = await saveWord(desk, c.var.call, c.req.valid('json'));
        await ownWords.look();
        return c.json(saved);
      },
    )
    .get(
      '/history',
      described('What was said in one place, the latest first', wordHistoryResponse, { refusals }),
      valid('query', wordHistoryQuery),
      async (c) => c.json(await readHistory(desk, c.var.call, c.req.valid('query'))),
    );
};

/** What members read, for editors. */
export const wordsRoutes = (deps: Deps) =>
  routesOf(
    { enter: ({ db, who }, work) => db.asEditor(who, work), shipped: shippedWords },
    deps,
    'Not an editor',
  );

/** What the practice is, for the inner circle. */
export const practiceRoutes = (deps: Deps) =>
  routesOf(
    {
      enter: ({ db, who }, work) => db.asAdmin(who, work),
      shipped: async () => practiceWords(deps.ownWords.settings, deps.config.stripe?.prices),
      check: (tx, word, text) =>
        checkPractice(tx, word, { text, prices: deps.config.stripe?.prices }),
      ask: (word, text) => askProvider(deps.payments, word, text),
      follow: moveOffers,
    },
    deps,
    'Not of the inner circle',
  );
