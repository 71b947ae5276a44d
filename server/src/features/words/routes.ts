import { saveWordRequest, wordsResponse } from '@hearthway/domain/words/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { listWords, saveWord } from './keep-words.ts';

const forEditors = { 403: 'Not an editor' };

export const wordsRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('The words that are the practice’s to choose', wordsResponse, {
      refusals: forEditors,
    }),
    async (c) => c.json(await listWords(c.var.call)),
  )
  .put(
    '/',
    described('Say something in other words, or as shipped again', wordsResponse, {
      refusals: { ...forEditors, 409: 'Somebody else has changed it meanwhile' },
    }),
    valid('json', saveWordRequest),
    async (c) => c.json(await saveWord(c.var.call, c.req.valid('json'))),
  );
