import type { DeskPage, SavePageRequest } from '@hearthway/domain/content-desk/contract';

/** A page as it is being written: what a save sends. */
export type WrittenPage = SavePageRequest;

export const writtenOf = (page: DeskPage): WrittenPage => {
  const { title, body, lane, tags, coverUrl, link, minutes, version, state, publishAt } = page;
  return { title, body, lane, tags, coverUrl, link, minutes, version, state, publishAt };
};

/** As one text, for telling two versions apart. */
export const asText = ({
  title,
  body,
  lane,
  tags,
  coverUrl,
  link,
  minutes,
}: Omit<WrittenPage, 'version' | 'state' | 'publishAt'>): string =>
  [
    `Title: ${title}`,
    `Lane: ${lane}`,
    `Tags: ${tags.join(', ')}`,
    ...(coverUrl ? [`Cover: ${coverUrl}`] : []),
    ...(link ? [`Link: ${link}`] : []),
    ...(minutes ? [`Minutes: ${minutes}`] : []),
    '',
    body,
  ].join('\n');
