export interface Consent {
  kind: 'terms' | 'personalisation' | 'guide_model' | 'letters';
  granted: boolean;
  version: string;
  at: Date;
}

export function latestConsent<Row extends Consent>(
  consents: readonly Row[],
  kind: Consent['kind'],
): Row | null {
  const given = consents.filter((consent) => consent.kind === kind);
  return given.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}

export function isPersonalisationAllowed(consents: readonly Consent[]): boolean {
  return latestConsent(consents, 'personalisation')?.granted ?? false;
}
