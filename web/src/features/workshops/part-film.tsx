import { createFilm } from '@hearthway/domain/films/film';
import { useMemo } from 'react';
import { useMemberId } from '../../session/session.ts';
import { FilmPlayer } from './films/film-player.tsx';

interface PartFilmProps {
  title: string;
  body: string;
  filmKey: string;
}

export function PartFilm({ title, body, filmKey }: PartFilmProps) {
  const member = useMemberId();
  const film = useMemo(() => createFilm(title, body), [title, body]);
  if (/<(iframe|video)\b/i.test(body)) return null;
  return <FilmPlayer film={film} filmKey={`${member} ${filmKey}`} />;
}
