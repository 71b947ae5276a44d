import { createFilm } from '@hearthway/domain/films/film';
import { splitChecklist } from '@hearthway/domain/workshops/checklist';
import { useMemo } from 'react';
import type { Subject } from '../../brand/scenes/subjects.ts';
import { config } from '../../lib/config.ts';
import { openVideo } from '../../member/open-video.ts';
import { useMemberId } from '../../session/session.ts';
import { bodyFormat } from '../../ui/rich-text/body-format.ts';
import type { Checks } from '../../ui/rich-text/checks.ts';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { splitEmbeds } from '../../ui/rich-text/split-embeds.ts';
import { WatchOrRead } from './films/watch-or-read.tsx';

interface PartBodyProps {
  title: string;
  body: string;
  filmKey: string;
  cover: Subject | undefined;
  isNext?: boolean;
  checks?: Checks;
}

export function PartBody(props: PartBodyProps) {
  const { title, body, filmKey, cover, isNext = false, checks } = props;
  const member = useMemberId();
  const film = useMemo(() => createFilm(title, body), [title, body]);
  const players = { videoHosts: config.videoHosts, openVideo };
  if (bodyFormat(body) === 'html') return <RichText body={body} checks={checks} {...players} />;
  const { prose, checklist } = splitChecklist(body);
  const pieces = splitEmbeds(prose);
  const videos = pieces.filter((piece) => piece.kind === 'embed').map(({ html }) => html);
  const text = pieces
    .filter((piece) => piece.kind === 'text')
    .map((piece) => piece.text.trim())
    .join('\n\n');
  const video = videos.length > 0 && <RichText body={videos.join('\n\n')} {...players} />;
  return (
    <>
      {video && !text ? (
        video
      ) : (
        <WatchOrRead
          label={`Watch or read: ${title}`}
          watch={video || { film, cover, isNext, isLow: !isNext, filmKey: `${member} ${filmKey}` }}
          read={<RichText body={text} openVideo={openVideo} />}
        />
      )}
      {checklist && <RichText body={checklist} checks={checks} className="mt-6" />}
    </>
  );
}
