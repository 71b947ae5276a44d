const WORKSHOP_TAG = 'workshop';

/** Workshops are resources with this tag; they have pages of their own. */
export const isWorkshop = ({ tags }: { tags: readonly string[] | null }): boolean =>
  tags?.includes(WORKSHOP_TAG) ?? false;
