/** A page is written, waits for its time, is read, and may be taken back. */
export const CONTENT_STATES = ['draft', 'scheduled', 'public', 'withdrawn'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

interface Shown {
  visibility: 'public' | 'hidden';
  /** Public from then on; a hidden page that has one was public before. */
  publishAt: Date | null;
}

export function contentState({ visibility, publishAt }: Shown, now: Date): ContentState {
  if (visibility === 'hidden') return publishAt ? 'withdrawn' : 'draft';
  return publishAt && publishAt > now ? 'scheduled' : 'public';
}

/** What a row says once it is in this state. A page that nobody could read yet is new when it appears. */
export function shownAs(
  state: ContentState,
  publishAt: Date | null,
  before: Shown & { createdAt: Date },
  now: Date,
): Shown & { createdAt: Date } {
  const was = contentState(before, now);
  const isNew = was === 'draft' || was === 'scheduled';
  switch (state) {
    case 'draft':
      return { visibility: 'hidden', publishAt: null, createdAt: before.createdAt };
    case 'withdrawn':
      return {
        visibility: 'hidden',
        publishAt: before.publishAt ?? before.createdAt,
        createdAt: before.createdAt,
      };
    case 'public':
      return {
        visibility: 'public',
        publishAt: null,
        createdAt: isNew ? now : before.createdAt,
      };
    case 'scheduled':
      return {
        visibility: 'public',
        publishAt,
        createdAt: isNew && publishAt ? publishAt : before.createdAt,
      };
  }
}
