import type { DayKey } from '@hearthway/domain/calendar';
import type { IndexedArticle, SearchIndexResponse } from '@hearthway/domain/search/contract';

export type Help = SearchIndexResponse['help'][number];

export interface Result {
  id: string;
  title: string;
  detail?: string;
  article?: IndexedArticle;
  target:
    | { kind: 'page'; to: string }
    | { kind: 'journal'; day: DayKey }
    | { kind: 'help'; help: Help }
    | { kind: 'words'; words: string };
}

export type GroupName =
  | 'Recent'
  | 'Members'
  | 'At the desk'
  | 'Go to'
  | 'Pages'
  | 'Tools'
  | 'Articles'
  | 'Workshops'
  | 'Your journal'
  | 'Settings'
  | 'Help';

export interface ResultGroup {
  name: GroupName;
  results: Result[];
}
