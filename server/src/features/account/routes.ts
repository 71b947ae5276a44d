import { meResponse } from '@hearthway/domain/account/contract';
import { nudgePauseResponse, setNudgePauseRequest } from '@hearthway/domain/account/nudge-pause';
import { profileResponse, updateProfileRequest } from '@hearthway/domain/account/profile';
import { auditTrailResponse } from '@hearthway/domain/audit/contract';
import { consentResponse, setConsentRequest } from '@hearthway/domain/consent/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { readConsent, setConsent } from './consent.ts';
import { exportData } from './export-data.ts';
import { readNudgePause, setNudgePause } from './nudge-pause.ts';
import { readAuditTrail } from './read-audit-trail.ts';
import { readMe } from './read-me.ts';
import { readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

const described = (summary: string, schema: Parameters<typeof resolver>[0]) =>
  describeRoute({
    summary,
    responses: {
      200: {
        description: 'The signed-in member’s',
        content: { 'application/json': { schema: resolver(schema) } },
      },
    },
  });

export const accountRoutes = ({ db, clock, config }: Deps) =>
  new Hono<MemberEnv>()
    .get('/me', described('Who is signed in, with profile and membership', meResponse), async (c) =>
      c.json(await readMe(db, c.var.member, clock.now())),
    )
    .get('/profile', described('What the profile form shows', profileResponse), async (c) =>
      c.json(await readProfile(db, c.var.member)),
    )
    .put(
      '/profile',
      described('Change names and gender', profileResponse),
      valid('json', updateProfileRequest),
      async (c) => c.json(await updateProfile(db, c.var.member, c.req.valid('json'))),
    )
    .get('/consent', described('The consent to personal suggestions', consentResponse), async (c) =>
      c.json(await readConsent(db, c.var.member)),
    )
    .put(
      '/consent',
      described('Give or withdraw that consent', consentResponse),
      valid('json', setConsentRequest),
      async (c) => {
        const answer = {
          ...c.req.valid('json'),
          version: config.public.termsVersion,
          now: clock.now(),
        };
        return c.json(await setConsent(db, c.var.member, answer));
      },
    )
    .get('/nudge-pause', described('Until when nudges keep quiet', nudgePauseResponse), async (c) =>
      c.json(await readNudgePause(db, c.var.member, clock.now())),
    )
    .put(
      '/nudge-pause',
      described('Let nudges keep quiet for a week, or not', nudgePauseResponse),
      valid('json', setNudgePauseRequest),
      async (c) => {
        const choice = { ...c.req.valid('json'), now: clock.now() };
        return c.json(await setNudgePause(db, c.var.member, choice));
      },
    )
    .get(
      '/audit-trail',
      described('Who of the practice looked at the record or changed it', auditTrailResponse),
      async (c) => c.json(await readAuditTrail(db, c.var.member)),
    )
    .get(
      '/export',
      describeRoute({
        summary: 'Everything kept about the member, as one ZIP of JSON and CSV',
        responses: { 200: { description: 'The archive', content: { 'application/zip': {} } } },
      }),
      async (c) => {
        const { productName } = config;
        const now = clock.now();
        const archive = await exportData(db, c.var.member, { productName, now });
        return c.body(archive, 200, {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.zip"`,
          'Cache-Control': 'no-store',
        });
      },
    );
