export const CONTENT_STATES = ['draft', 'scheduled', 'public', 'withdrawn'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

interface Publication {
  visibility: 'public' | 'hidden';
  publishAt: Date | null;
}

export function contentState({ visibility, publishAt }: Publication, now: Date): ContentState {
  if (visibility === 'hidden') return publishAt ? 'withdrawn' : 'draft';
  return publishAt && publishAt > now ? 'scheduled' : 'public';
}

/**
 * A page that was never public gets a new creation date when it is published, so that members see
 * it as new.
 */
export function applyState(
  state: ContentState,
  publishAt: Date | null,
  before: Publication & { createdAt: Date },
  now: Date,
): Publication & { createdAt: Date } {
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
