import type {
  DeskPage,
  PageFields,
  SavePageRequest,
} from '@hearthway/domain/content-desk/contract';

export type WrittenPage = SavePageRequest;

export const toWrittenPage = (page: DeskPage): WrittenPage => {
  const { title, body, lane, tags, coverUrl, link, minutes, version } = page;
  return { title, body, lane, tags, coverUrl, link, minutes, version };
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
