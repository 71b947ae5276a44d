import {
  additionChangeResponse,
  additionsResponse,
  entryChangeResponse,
  journalPageResponse,
  journalYearQuery,
  journalYearResponse,
  onThisDayQuery,
  onThisDayResponse,
  saveAdditionRequest,
  saveEntryRequest,
  searchJournalRequest,
} from '@hearthway/domain/journal/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { ONE_AT_A_TIME, turnsPerMember } from '../../http/turns-per-member.ts';
import { valid } from '../../http/validation.ts';
import { readAdditions } from './read-additions.ts';
import { readOnThisDay } from './read-on-this-day.ts';
import { readYear } from './read-year.ts';
import { saveAddition } from './save-addition.ts';
import { saveEntry } from './save-entry.ts';
import { searchJournal } from './search-journal.ts';

export const journalRoutes = new Hono<MemberEnv>()
  .put(
    '/entries',
    described(
      'Add, change or remove a journal entry. The latest change wins',
      entryChangeResponse,
      {
        answer: 'The saved entry, or null if it was removed',
      },
    ),
    valid('json', saveEntryRequest),
    async (c) => c.json(await saveEntry(c.var.call, c.req.valid('json'))),
  )
  .post(
    '/search',
    described('One page of the journal, newest first', journalPageResponse),
    valid('json', searchJournalRequest),
    turnsPerMember(ONE_AT_A_TIME),
    async (c) => c.json(await searchJournal(c.var.call, c.req.valid('json'))),
  )
  .get(
    '/on-this-day',
    described('Entries from this date a month ago and in earlier years', onThisDayResponse),
    valid('query', onThisDayQuery),
    async (c) => c.json(await readOnThisDay(c.var.call, c.req.valid('query'))),
  )
  .get(
    '/days',
    described('The days of a year with entries', journalYearResponse),
    valid('query', journalYearQuery),
    async (c) => c.json(await readYear(c.var.call, c.req.valid('query'))),
  )
  .get(
    '/additions',
    described('The feelings and prompts the member added', additionsResponse),
    async (c) => c.json(await readAdditions(c.var.call)),
  )
  .put(
    '/additions',
    described(
      'Add, change or remove one of the member’s own feelings or prompts. The latest change wins',
      additionChangeResponse,
      {
        answer: 'The saved feeling or prompt, or null if it was removed',
        refusals: { 422: 'The member already has the maximum number of feelings or prompts' },
      },
    ),
    valid('json', saveAdditionRequest),
    async (c) => c.json(await saveAddition(c.var.call, c.req.valid('json'))),
  );
