import type { DeskPage, SavePageRequest } from '@hearthway/domain/content-desk/contract';

export type WrittenPage = SavePageRequest;

export const toWrittenPage = (page: DeskPage): WrittenPage => {
  const { title, body, lane, tags, coverUrl, link, minutes, version, state, publishAt } = page;
  return { title, body, lane, tags, coverUrl, link, minutes, version, state, publishAt };
};

export const toComparableText = ({
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
