import { filmOf } from '@hearthway/domain/films/film';
import { useMemo } from 'react';
import { useMemberId } from '../../session/session.ts';
import { FilmPlayer } from './films/film-player.tsx';

interface PartFilmProps {
  title: string;
  body: string;
  /** Which part of which workshop this is. */
  filmKey: string;
}

/** The film of a KNOW or ACTION part. One that brings a player of its own is shown with that one. */
export function PartFilm({ title, body, filmKey }: PartFilmProps) {
  const member = useMemberId();
  const film = useMemo(() => filmOf(title, body), [title, body]);
  if (/<(iframe|video)\b/i.test(body)) return null;
  return <FilmPlayer film={film} filmKey={`${member} ${filmKey}`} />;
}
