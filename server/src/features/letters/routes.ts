import {
  beforeSendingResponse,
  bouncedParam,
  bouncedResponse,
  letter,
  letterParam,
  letterPreview,
  lettersResponse,
  newLetterRequest,
  previewLetterRequest,
  reachRequest,
  reachResponse,
  saveLetterRequest,
  sendLetterRequest,
  stopLettersRequest,
  stopLettersResponse,
  testedLetter,
} from '@hearthway/domain/letters/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readBeforeSending } from './before-sending.ts';
import {
  createLetter,
  deleteLetter,
  listLetters,
  readOneLetter,
  saveLetter,
} from './edit-letters.ts';
import { previewLetter } from './letter-mail.ts';
import { readReach } from './read-reach.ts';
import { sendLetter, stopLetter } from './send-letter.ts';
import { readFirstName, testLetter } from './test-letter.ts';
import { allowLetters, listBounced, stopLetters } from './unwanted-letters.ts';

const forDesk = { refusals: { 403: 'Only the front desk can do this' } };
const forOne = { refusals: { ...forDesk.refusals, 404: 'This letter doesn’t exist' } };
const forChanges = {
  refusals: {
    ...forOne.refusals,
    409: 'Someone else has saved the letter, or it’s already on its way',
  },
};
const forSending = {
  refusals: { ...forChanges.refusals, 422: 'The letter can’t be sent yet. The error says why' },
};

export const lettersRoutes = (deps: Pick<Deps, 'config' | 'secrets' | 'outbox' | 'jobs'>) =>
  new Hono<MemberEnv>()
    .get('/', described('Letters to members, newest first', lettersResponse, forDesk), async (c) =>
      c.json(await listLetters(c.var.call)),
    )
    .post(
      '/',
      described('Create a letter', letter, forDesk),
      valid('json', newLetterRequest),
      async (c) => c.json(await createLetter(c.var.call, c.req.valid('json'))),
    )
    .get(
      '/before-sending',
      described('What to know before sending a letter', beforeSendingResponse, forDesk),
      async (c) => c.json(await readBeforeSending(c.var.call, deps.config)),
    )
    .post(
      '/reach',
      described(
        'How many members are in a segment, and how many of them can get letters',
        reachResponse,
        forDesk,
      ),
      valid('json', reachRequest),
      async (c) => c.json(await readReach(c.var.call, c.req.valid('json'))),
    )
    .post(
      '/preview',
      described('A letter as a member would see it', letterPreview, forDesk),
      valid('json', previewLetterRequest),
      async (c) => {
        await c.var.call.db.asFrontDesk(c.var.call.who, async () => {});
        const firstName = await readFirstName(c.var.call);
        return c.json(previewLetter(deps, c.req.valid('json'), firstName));
      },
    )
    .post(
      '/unwanted',
      described('Stop sending letters to addresses', stopLettersResponse, forDesk),
      valid('json', stopLettersRequest),
      async (c) => c.json(await stopLetters(c.var.call, c.req.valid('json'))),
    )
    .get('/bounced', described('Addresses that bounced', bouncedResponse, forDesk), async (c) =>
      c.json(await listBounced(c.var.call)),
    )
    .delete(
      '/bounced/:userId',
      described('Resume sending letters to an address', null, forDesk),
      valid('param', bouncedParam),
      async (c) => {
        await allowLetters(c.var.call, c.req.valid('param'));
        return c.body(null, 204);
      },
    )
    .get('/:id', described('One letter', letter, forOne), valid('param', letterParam), async (c) =>
      c.json(await readOneLetter(c.var.call, c.req.valid('param'))),
    )
    .put(
      '/:id',
      described('Save a letter', letter, forChanges),
      valid('param', letterParam),
      valid('json', saveLetterRequest),
      async (c) =>
        c.json(await saveLetter(c.var.call, { ...c.req.valid('param'), ...c.req.valid('json') })),
    )
    .delete(
      '/:id',
      described('Delete a draft', null, forChanges),
      valid('param', letterParam),
      async (c) => {
        await deleteLetter(c.var.call, c.req.valid('param'));
        return c.body(null, 204);
      },
    )
    .post(
      '/:id/test',
      described('Send yourself a letter as a test', testedLetter, forSending),
      valid('param', letterParam),
      async (c) => c.json(await testLetter(c.var.call, deps, c.req.valid('param'))),
    )
    .post(
      '/:id/send',
      described('Send a letter now, or schedule it', letter, forSending),
      valid('param', letterParam),
      valid('json', sendLetterRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await sendLetter(c.var.call, deps, input));
      },
    )
    .post(
      '/:id/stop',
      described('Unschedule a letter, or stop one that’s being sent', letter, forChanges),
      valid('param', letterParam),
      async (c) => c.json(await stopLetter(c.var.call, c.req.valid('param'))),
    );
