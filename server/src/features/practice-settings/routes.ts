import {
  planPricesResponse,
  saveSettingRequest,
  setPlanPriceRequest,
  settingHistoryQuery,
  settingHistoryResponse,
  settingsResponse,
} from '@hearthway/domain/practice-settings/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import {
  adminSettings,
  askProvider,
  auditPrice,
  checkPractice,
  followSetting,
} from './admin-settings.ts';
import { editorSettings } from './editor-settings.ts';
import { readPlanPrices } from './read-plan-prices.ts';
import { setPlanPrice } from './set-plan-price.ts';
import { listSettings, readHistory, type SettingsDesk, saveSetting } from './settings-desk.ts';

const routesOf = (
  desk: SettingsDesk,
  { practiceSettings }: Pick<Deps, 'practiceSettings'>,
  refused: string,
) => {
  const refusals = { 403: refused };
  return new Hono<MemberEnv>()
    .get(
      '/',
      described('The settings the practice can change', settingsResponse, { refusals }),
      async (c) => c.json(await listSettings(desk, c.var.call)),
    )
    .put(
      '/',
      described('Change a setting, or restore its default', settingsResponse, {
        refusals: { ...refusals, 409: 'Someone else has changed the setting in the meantime' },
      }),
      valid('json', saveSettingRequest),
      async (c) => {
        const saved = await saveSetting(desk, c.var.call, c.req.valid('json'));
        await practiceSettings.refresh();
        return c.json(saved);
      },
    )
    .get(
      '/history',
      described('The history of a setting, newest first', settingHistoryResponse, {
        refusals,
      }),
      valid('query', settingHistoryQuery),
      async (c) => c.json(await readHistory(desk, c.var.call, c.req.valid('query'))),
    );
};

export const editorSettingsRoutes = (deps: Pick<Deps, 'practiceSettings'>) =>
  routesOf(
    { enter: ({ db, who }, work) => db.asEditor(who, work), shipped: editorSettings },
    deps,
    'Only editors can do this',
  );

export const adminSettingsRoutes = (
  deps: Pick<Deps, 'practiceSettings' | 'config' | 'payments'>,
) => {
  const { practiceSettings, config, payments } = deps;
  const prices = config.stripe?.prices;
  const desk: SettingsDesk = {
    enter: ({ db, who }, work) => db.asAdmin(who, work),
    shipped: async () => adminSettings(practiceSettings.settings, prices),
    check: (tx, setting, text) => checkPractice(tx, setting, { text, prices }),
    ask: (setting, text) => askProvider(payments, setting, text),
    audit: auditPrice,
    follow: followSetting,
  };
  const refusals = { 403: 'Only the inner circle can do this' };
  return routesOf(desk, deps, refusals[403])
    .get(
      '/prices',
      described('What the payment provider charges for each plan', planPricesResponse, {
        refusals,
      }),
      async (c) => c.json(await readPlanPrices(c.var.call, payments)),
    )
    .post(
      '/prices',
      described('Change what a plan costs for new members', settingsResponse, {
        refusals: {
          ...refusals,
          409: 'Someone else has changed the price in the meantime, or no payment provider is connected',
        },
      }),
      valid('json', setPlanPriceRequest),
      async (c) => {
        const saved = await setPlanPrice(desk, c.var.call, deps, c.req.valid('json'));
        await practiceSettings.refresh();
        return c.json(saved);
      },
    );
};
