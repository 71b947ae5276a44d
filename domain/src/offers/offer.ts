export interface Offer {
  id: string;
  title: string;
  body: string;
  ctaText: string | null;
  ctaRoute: string | null;
  ctaUrl: string | null;
  imageUrl: string | null;
  smallLogoUrl: string | null;
  priority: number;
  startAt: Date | null;
  endAt: Date | null;
  active: boolean | null;
  createdAt: Date;
  segmentFilter: unknown;
}

export function compareOffers(a: Offer, b: Offer): number {
  return (
    b.priority - a.priority ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.title < b.title ? -1 : Number(a.title > b.title))
  );
}

export function dedupeKey({ ctaRoute, ctaUrl, title }: Offer): string {
  if (ctaRoute?.trim()) return `route ${ctaRoute.trim()}`;
  return ctaUrl?.trim() ? `url ${ctaUrl.trim()}` : `title ${title.trim()}`;
}
