import { OWN_DATA_TEXT } from '@hearthway/domain/account/messages';
import { deleteAccountRequest, ownSessionsResponse } from '@hearthway/domain/account/own-account';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { MemberEnv } from '../http/app-env.ts';
import { HttpProblem } from '../http/problem.ts';
import { valid } from '../http/validation.ts';
import type { Auth } from './auth.ts';
import { deleteAccount } from './delete-account.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { requestClient } from './request-client.ts';

export const ownAccountRoutes = (auth: Auth) => {
  const { config } = auth;
  const isExternal = config.auth.external !== null;
  return new Hono<MemberEnv>()
    .get(
      '/sessions',
      describeRoute({
        summary: 'Where the member is signed in',
        responses: {
          200: {
            description: 'The member’s live sessions',
            content: { 'application/json': { schema: resolver(ownSessionsResponse) } },
          },
        },
      }),
      async (c) => {
        const sessions = isExternal ? [] : await listOwnSessions(auth, c.var.call.who);
        return c.json({ keptElsewhere: isExternal, sessions });
      },
    )
    .post(
      '/delete',
      describeRoute({
        summary: 'Delete the account and everything kept about the member, at once',
        responses: {
          204: { description: 'Deleted' },
          403: { description: 'The password is wrong' },
        },
      }),
      valid('json', deleteAccountRequest),
      async (c) => {
        if (isExternal) {
          throw new HttpProblem(409, 'account_kept_elsewhere', OWN_DATA_TEXT.keptElsewhere);
        }
        const { password } = c.req.valid('json');
        await deleteAccount(auth, c.var.call.who, { password, client: requestClient(c, config) });
        return c.body(null, 204);
      },
    );
};
