import type { Track } from '../vocabulary.ts';

export interface FirstAction {
  label: string;
  to: string;
}

const AT_COMPLETION: Record<Track, FirstAction> = {
  MHI: { label: 'Book Vital Blueprint', to: '/mhi#vital-blueprint' },
  WHI: { label: 'Book Vital Blueprint', to: '/whi#vital-blueprint' },
  IBC: { label: 'Start Intake', to: '/intimabalance#intake' },
  SHJ: { label: 'Watch KNOW 1 (Week 1A)', to: '/shj/workshops' },
};

const FROM_STORED_RESULT: Record<Track, FirstAction> = {
  SHJ: { label: 'Start SHJ Workshops', to: '/shj/workshops' },
  MHI: { label: 'Book Vital Blueprint', to: '/mhi' },
  WHI: { label: 'Book Vital Blueprint', to: '/whi' },
  IBC: { label: 'Start IntimaBalance', to: '/intimabalance' },
};

export const firstActionAtCompletion = (track: Track): FirstAction => AT_COMPLETION[track];

export const firstActionFromStoredResult = (track: Track): FirstAction => FROM_STORED_RESULT[track];
