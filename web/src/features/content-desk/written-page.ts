import type { DeskPage, PageFields } from '@hearthway/domain/content-desk/contract';

export const toWrittenPage = (page: DeskPage): PageFields => {
  const { title, body, lane, tags, coverUrl, link, minutes } = page;
  return { title, body, lane, tags, coverUrl, link, minutes };
};

export const toComparableText = ({
  title,
  body,
  lane,
  tags,
  coverUrl,
  link,
  minutes,
}: PageFields): string =>
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
