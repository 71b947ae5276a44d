import type {
  SaveSettingRequest,
  SettingHistoryResponse,
  SettingsResponse,
} from '@hearthway/domain/practice-settings/contract';
import { PRACTICE_SETTINGS_TEXT } from '@hearthway/domain/practice-settings/messages';
import { findSettingError } from '@hearthway/domain/practice-settings/setting-form';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { type Audited, appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { practiceSettings, practiceSettingVersions } from '../../db/tables/practice-settings.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { ShippedSetting } from './editor-settings.ts';

export interface SettingsDesk {
  enter: <T>(call: Call, work: (tx: Tx) => Promise<T>) => Promise<T>;
  shipped: () => Promise<ShippedSetting[]>;
  check?: (tx: Tx, setting: ShippedSetting, text: string) => Promise<string | null>;
  ask?: (setting: ShippedSetting, text: string) => Promise<OutsideAnswer>;
  audit?: (
    setting: ShippedSetting,
    change: SettingChange,
  ) => Pick<Audited, 'action' | 'details'> | null;
  follow?: (tx: Tx, setting: ShippedSetting, change: SettingChange) => Promise<void>;
}

export interface OutsideAnswer {
  wrong?: string;
  also?: { key: string; text: string };
}

export interface SettingChange {
  from: string;
  to: string;
  also: OutsideAnswer['also'];
}

const KEPT_VERSIONS = 50;

export async function listSettings(desk: SettingsDesk, call: Call): Promise<SettingsResponse> {
  const rows = await desk.enter(call, (tx) => tx.select().from(practiceSettings));
  const own = new Map(rows.map(({ key, text }) => [key, text]));
  const shipped = await desk.shipped();
  return { words: shipped.map((setting) => ({ ...setting, own: own.get(setting.key) ?? null })) };
}

export async function saveSetting(
  desk: SettingsDesk,
  call: Call,
  { key, known, own }: SaveSettingRequest,
): Promise<SettingsResponse> {
  const { now } = call;
  const also = await askOutside(desk, call, { key, own });
  await desk.enter(call, async (tx) => {
    const setting = await findSetting(desk, key);
    const wrong =
      own === null
        ? null
        : (findSettingError(own, setting) ?? (await desk.check?.(tx, setting, own)));
    if (wrong) throw refused(wrong);
    const change = await writeSetting(tx, setting, { own, known, now });
    if (!change) return;
    if (also) {
      const other = await findSetting(desk, also.key);
      await writeSetting(tx, other, { own: also.text, now });
    }
    const changed = { ...change, also };
    const audited = desk.audit?.(setting, changed) ?? {
      ...{ action: 'setting_changed' as const, details: { setting: setting.label } },
    };
    await appendAudit(tx, { userId: null, ...audited, at: now });
    await desk.follow?.(tx, setting, changed);
  });
  return listSettings(desk, call);
}

async function writeSetting(
  tx: Tx,
  setting: ShippedSetting,
  { own, known, now }: { own: string | null; known?: string | null; now: Date },
): Promise<{ from: string; to: string } | null> {
  const { key, shipped } = setting;
  // A setting that was never changed has no row to lock. If two people change it at the same
  // moment, the second insert adds no row, and that change is refused.
  const [before] = await tx
    .select()
    .from(practiceSettings)
    .where(eq(practiceSettings.key, key))
    .for('update');
  const stood = before?.text ?? null;
  const text = own === shipped ? null : own;
  if (known !== undefined && stood !== known) throw changedMeanwhile();
  if (stood === text) return null;
  if (text === null) {
    await tx.delete(practiceSettings).where(eq(practiceSettings.key, key));
  } else if (before) {
    await tx
      .update(practiceSettings)
      .set({ text, changedAt: now })
      .where(eq(practiceSettings.key, key));
  } else {
    const values = { key, text, changedAt: now };
    const made = await tx.insert(practiceSettings).values(values).onConflictDoNothing().returning();
    if (made.length === 0) throw changedMeanwhile();
  }
  await keepVersion(tx, { key, text, savedAt: now }, setting);
  return { from: stood ?? shipped, to: text ?? shipped };
}

async function askOutside(
  desk: SettingsDesk,
  call: Call,
  { key, own }: { key: string; own: string | null },
): Promise<OutsideAnswer['also']> {
  if (!desk.ask) return;
  const { words: all } = await listSettings(desk, call);
  const setting = all.find((each) => each.key === key);
  const text = own ?? setting?.shipped;
  if (!setting || setting.own === own || !text || findSettingError(text, setting)) return;
  const { wrong, also } = await desk.ask(setting, text);
  if (wrong) throw refused(wrong);
  return also;
}

export async function readHistory(
  desk: SettingsDesk,
  call: Call,
  { key }: { key: string },
): Promise<SettingHistoryResponse> {
  const versions = await desk.enter(call, async (tx) => {
    await findSetting(desk, key);
    return tx
      .select({
        text: practiceSettingVersions.text,
        savedAt: practiceSettingVersions.savedAt,
        savedBy: practiceSettingVersions.savedBy,
      })
      .from(practiceSettingVersions)
      .where(eq(practiceSettingVersions.key, key))
      .orderBy(desc(practiceSettingVersions.id));
  });
  return { versions: versions.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) };
}

async function findSetting(desk: SettingsDesk, key: string): Promise<ShippedSetting> {
  const setting = (await desk.shipped()).find((each) => each.key === key);
  if (!setting) throw new HttpProblem(404, 'words_not_found', PRACTICE_SETTINGS_TEXT.notFound);
  return setting;
}

async function keepVersion(
  tx: Tx,
  version: { key: string; text: string | null; savedAt: Date },
  { form }: ShippedSetting,
): Promise<void> {
  await tx
    .insert(practiceSettingVersions)
    .values({ ...version, savedBy: sql`coalesce(app.own_first_name(), '')` });
  // Old prices are never deleted: members may pay them for years, and they identify the plan.
  if (form === 'price') return;
  const [oldest] = await tx
    .select({ id: practiceSettingVersions.id })
    .from(practiceSettingVersions)
    .where(eq(practiceSettingVersions.key, version.key))
    .orderBy(desc(practiceSettingVersions.id))
    .offset(KEPT_VERSIONS)
    .limit(1);
  if (!oldest) return;
  await tx
    .delete(practiceSettingVersions)
    .where(
      and(eq(practiceSettingVersions.key, version.key), lte(practiceSettingVersions.id, oldest.id)),
    );
}

const refused = (wrong: string) => new HttpProblem(400, 'invalid_words', wrong);

export const changedMeanwhile = () =>
  new HttpProblem(409, 'changed_meanwhile', PRACTICE_SETTINGS_TEXT.changedMeanwhile);
