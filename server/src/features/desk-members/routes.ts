import { memberParam } from '@hearthway/domain/admin-memberships/contract';
import {
  type DeskRecord,
  deskRecord,
  exportMembersRequest,
  exportMembersResponse,
  givePeriodRequest,
  listMembersRequest,
  listMembersResponse,
  saveNoteRequest,
  setMembershipRequest,
} from '@hearthway/domain/desk-members/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readDeskRecord, type StoredRecord } from './desk-record.ts';
import { exportMembers } from './export-members.ts';
import { givePeriod } from './give-period.ts';
import { listMembers } from './list-members.ts';
import { markRequestDone } from './mark-request-done.ts';
import { saveNote } from './save-note.ts';
import { setMembership } from './set-membership.ts';

const forFrontDesk = { refusals: { 403: 'Only the front desk and the inner circle can do this' } };

export function deskMembersRoutes({ payments, config }: Pick<Deps, 'payments' | 'config'>) {
  const withUrl = ({ payments: paid, ...record }: StoredRecord): DeskRecord => ({
    ...record,
    payments: paid && {
      url: payments?.customerUrl(paid.customer) ?? null,
      hasMailServer: config.mail !== null,
      events: paid.events,
    },
  });
  return new Hono<MemberEnv>()
    .post(
      // Listing members is a POST, because URLs are logged and searched names must not appear in
      // logs.
      '/list',
      described(
        'List members, or search by the start of a name or email address',
        listMembersResponse,
        {
          ...forFrontDesk,
        },
      ),
      valid('json', listMembersRequest),
      async (c) => c.json(await listMembers(c.var.call, c.req.valid('json'))),
    )
    .post(
      '/export',
      described('One page of the member list, for export to a file', exportMembersResponse, {
        ...forFrontDesk,
      }),
      valid('json', exportMembersRequest),
      async (c) => c.json(await exportMembers(c.var.call, c.req.valid('json'))),
    )
    .get(
      '/:userId',
      described('One member’s record', deskRecord, forFrontDesk),
      valid('param', memberParam),
      async (c) => c.json(withUrl(await readDeskRecord(c.var.call, c.req.valid('param')))),
    )
    .put(
      '/:userId/note',
      described('Save the note on a member’s record', deskRecord, forFrontDesk),
      valid('param', memberParam),
      valid('json', saveNoteRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(withUrl(await saveNote(c.var.call, input)));
      },
    )
    .post(
      '/:userId/request/done',
      described('Mark a member’s request for Premium as done', deskRecord, forFrontDesk),
      valid('param', memberParam),
      async (c) => c.json(withUrl(await markRequestDone(c.var.call, c.req.valid('param')))),
    )
    .put(
      '/:userId/membership',
      described('Set a member’s tier and the day Premium ends', deskRecord, {
        refusals: {
          403: 'Only the inner circle and the front desk can do this, and the front desk can’t change its own membership or an admin’s',
          422: 'The day is in the past',
        },
      }),
      valid('param', memberParam),
      valid('json', setMembershipRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(withUrl(await setMembership(c.var.call, input)));
      },
    )
    .post(
      '/:userId/periods',
      described('Give a member Premium as a gift or trial', deskRecord, forFrontDesk),
      valid('param', memberParam),
      valid('json', givePeriodRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(withUrl(await givePeriod(c.var.call, input)));
      },
    );
}
