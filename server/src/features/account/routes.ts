import { meResponse } from '@hearthway/domain/account/contract';
import { dataExportResponse } from '@hearthway/domain/account/data-export';
import { nudgePauseResponse, setNudgePauseRequest } from '@hearthway/domain/account/nudge-pause';
import { profileResponse, updateProfileRequest } from '@hearthway/domain/account/profile';
import { auditTrailResponse } from '@hearthway/domain/audit/contract';
import { consentResponse, setConsentRequest } from '@hearthway/domain/consent/contract';
import { guideModelVersion } from '@hearthway/domain/consent/guide-model';
import { dayStartResponse, saveDayStartRequest } from '@hearthway/domain/day-start/contract';
import { wantedLetters } from '@hearthway/domain/letters/wanted-letters';
import { nearLimitsResponse } from '@hearthway/domain/near-limits';
import { Hono, type MiddlewareHandler } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { HttpProblem } from '../../http/problem.ts';
import { valid } from '../../http/validation.ts';
import { readConsent, setConsent } from './consent.ts';
import { readNudgePause, resetNudges, setNudgePause } from './nudge-pause.ts';
import { readAuditTrail } from './read-audit-trail.ts';
import { readExport, readExportFile } from './read-export.ts';
import { readNearLimits } from './read-near-limits.ts';
import { readMe, readOwnProfile } from './read-profile.ts';
import { requestExport } from './request-export.ts';
import { saveDayStart } from './save-day-start.ts';
import { updateProfile } from './update-profile.ts';
import { readWantedLetters, setWantedLetters } from './wanted-letters.ts';

export const accountRoutes = (
  { config, jobs }: Pick<Deps, 'config' | 'jobs'>,
  recentSignIn: MiddlewareHandler<MemberEnv>,
) =>
  new Hono<MemberEnv>()
    .get(
      '/me',
      described('The signed-in member, with their profile and membership', meResponse),
      async (c) => c.json(await readMe(c.var.call)),
    )
    .get('/profile', described('The fields of the profile form', profileResponse), async (c) =>
      c.json(await readOwnProfile(c.var.call)),
    )
    .put(
      '/profile',
      described('Change the member’s names and gender', profileResponse),
      valid('json', updateProfileRequest),
      async (c) => c.json(await updateProfile(c.var.call, c.req.valid('json'))),
    )
    .put(
      '/day-start',
      described('Save the hour at which the member’s day starts', dayStartResponse),
      valid('json', saveDayStartRequest),
      async (c) => c.json(await saveDayStart(c.var.call, c.req.valid('json'))),
    )
    .get('/consent', described('Consent to personal suggestions', consentResponse), async (c) =>
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
      described('Consent to answers written by a language model', consentResponse),
      async (c) => c.json(await readConsent(c.var.call, 'guide_model')),
    )
    .put(
      '/guide-model-consent',
      described(
        'Give or withdraw consent to answers written by a language model',
        consentResponse,
        {
          refusals: { 404: 'No model is configured' },
        },
      ),
      valid('json', setConsentRequest),
      async (c) => {
        const model = config.public.guideModel;
        if (!model) {
          await readConsent(c.var.call, 'guide_model');
          throw new HttpProblem(404, 'no_model', 'No model is configured.');
        }
        const version = guideModelVersion(model.operator);
        const answer = { ...c.req.valid('json'), kind: 'guide_model', version } as const;
        return c.json(await setConsent(c.var.call, answer));
      },
    )
    .get('/letters', described('Whether the member wants letters', wantedLetters), async (c) =>
      c.json(await readWantedLetters(c.var.call)),
    )
    .put(
      '/letters',
      described('Stop letters to the member, or send them again', wantedLetters),
      valid('json', wantedLetters),
      async (c) => c.json(await setWantedLetters(c.var.call, c.req.valid('json'))),
    )
    .get(
      '/nudge-pause',
      described('When the nudge pause ends, or null', nudgePauseResponse),
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
      described('Resume nudges and allow another one today', nudgePauseResponse),
      async (c) => c.json(await resetNudges(c.var.call)),
    )
    .get(
      '/audit-trail',
      described('Who looked at or changed the member’s record', auditTrailResponse),
      async (c) => c.json(await readAuditTrail(c.var.call)),
    )
    .get(
      '/export',
      described('The status of the member’s data download', dataExportResponse),
      async (c) => c.json(await readExport(c.var.call)),
    )
    .post(
      '/export',
      described('Prepare a download of all the member’s data', dataExportResponse, {
        refusals: { 403: 'The last sign-in isn’t recent enough' },
      }),
      recentSignIn,
      async (c) => c.json(await requestExport(c.var.call, jobs)),
    )
    .get(
      '/limits',
      described('Which storage limits the member has nearly reached', nearLimitsResponse),
      async (c) => c.json(await readNearLimits(c.var.call)),
    )
    .get(
      '/export/file',
      describeRoute({
        summary: 'All the member’s data, as a ZIP of JSON and CSV files',
        responses: {
          200: { description: 'The archive', content: { 'application/zip': {} } },
          403: { description: 'The last sign-in isn’t recent enough' },
          404: { description: 'No download has been prepared' },
        },
      }),
      recentSignIn,
      async (c) => {
        const { name, size, bytes } = await readExportFile(c.var.call);
        return c.body(bytes, 200, {
          'Content-Type': 'application/zip',
          'Content-Length': String(size),
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        });
      },
    );
