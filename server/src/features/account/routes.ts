import { meResponse } from '@hearthway/domain/account/contract';
import { nudgePauseResponse, setNudgePauseRequest } from '@hearthway/domain/account/nudge-pause';
import { profileResponse, updateProfileRequest } from '@hearthway/domain/account/profile';
import { auditTrailResponse } from '@hearthway/domain/audit/contract';
import { consentResponse, setConsentRequest } from '@hearthway/domain/consent/contract';
import { guideModelVersion } from '@hearthway/domain/consent/guide-model';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { HttpProblem } from '../../http/problem.ts';
import { valid } from '../../http/validation.ts';
import { readConsent, setConsent } from './consent.ts';
import { exportData } from './export-data.ts';
import { readNudgePause, resetNudges, setNudgePause } from './nudge-pause.ts';
import { readAuditTrail } from './read-audit-trail.ts';
import { readMe, readOwnProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

export const accountRoutes = ({ config }: Pick<Deps, 'config'>) =>
  new Hono<MemberEnv>()
    .get(
      '/me',
      described('The signed-in member with profile and membership', meResponse),
      async (c) => c.json(await readMe(c.var.call)),
    )
    .get('/profile', described('The fields of the profile form', profileResponse), async (c) =>
      c.json(await readOwnProfile(c.var.call)),
    )
    .put(
      '/profile',
      described('Change names and gender', profileResponse),
      valid('json', updateProfileRequest),
      async (c) => c.json(await updateProfile(c.var.call, c.req.valid('json'))),
    )
    .get('/consent', described('The consent to personal suggestions', consentResponse), async (c) =>
      c.json(await readConsent(c.var.call, 'personalisation')),
    )
    .put(
      '/consent',
      described('Give or withdraw consent to personal suggestions', consentResponse),
      valid('json', setConsentRequest),
      async (c) => {
        const version = config.public.termsVersion;
        const answer = { ...c.req.valid('json'), kind: 'personalisation', version } as const;
        return c.json(await setConsent(c.var.call, answer));
      },
    )
    .get(
      '/guide-model-consent',
      described('The consent to answers written by a language model', consentResponse),
      async (c) => c.json(await readConsent(c.var.call, 'guide_model')),
    )
    .put(
      '/guide-model-consent',
      described('Give or withdraw consent to answers by a language model', consentResponse, {
        refusals: { 404: 'No model is configured' },
      }),
      valid('json', setConsentRequest),
      async (c) => {
        const model = config.public.guideModel;
        if (!model) {
          // Reading the consent fails with a 401 if the session has ended. That check must come
          // before the 404.
          await readConsent(c.var.call, 'guide_model');
          throw new HttpProblem(404, 'no_model', 'No model is configured.');
        }
        const version = guideModelVersion(model.operator);
        const answer = { ...c.req.valid('json'), kind: 'guide_model', version } as const;
        return c.json(await setConsent(c.var.call, answer));
      },
    )
    .get(
      '/nudge-pause',
      described('When the pause of nudges ends, or null', nudgePauseResponse),
      async (c) => c.json(await readNudgePause(c.var.call)),
    )
    .put(
      '/nudge-pause',
      described('Pause nudges for a week, or end the pause', nudgePauseResponse),
      valid('json', setNudgePauseRequest),
      async (c) => c.json(await setNudgePause(c.var.call, c.req.valid('json'))),
    )
    .post(
      '/nudge-reset',
      described('End the pause of nudges and allow another one today', nudgePauseResponse),
      async (c) => c.json(await resetNudges(c.var.call)),
    )
    .get(
      '/audit-trail',
      described('Who looked at or changed the member’s record', auditTrailResponse),
      async (c) => c.json(await readAuditTrail(c.var.call)),
    )
    .get(
      '/export',
      describeRoute({
        summary: 'All data about the member, as a ZIP of JSON and CSV files',
        responses: { 200: { description: 'The archive', content: { 'application/zip': {} } } },
      }),
      async (c) => {
        const { call } = c.var;
        const archive = await exportData(call, { productName: config.productName });
        const day = call.now.toISOString().slice(0, 10);
        return c.body(archive, 200, {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="my-data-${day}.zip"`,
          'Cache-Control': 'no-store',
        });
      },
    );
