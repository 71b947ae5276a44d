interface WorkshopRow {
  tags: readonly string[] | null;
  order: number | null;
  createdAt: Date;
  title: string;
}

const WORKSHOP_TAG = 'workshop';
const MISSING_ORDER = 9999;

export function sortWorkshops<Row extends WorkshopRow>(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ tags }) => tags?.includes(WORKSHOP_TAG))
    .sort(
      (a, b) =>
        (a.order ?? MISSING_ORDER) - (b.order ?? MISSING_ORDER) ||
        a.createdAt.getTime() - b.createdAt.getTime() ||
        (a.title < b.title ? -1 : Number(a.title > b.title)),
    );
}
