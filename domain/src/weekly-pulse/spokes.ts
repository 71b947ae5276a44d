import { PULSE_DOMAINS, type PulseDomain, SPOKES, type Spoke } from '../vocabulary.ts';

export interface SpokeInfo {
  label: string;
  aliases: readonly string[];
  low: string;
  high: string;
}

export const SPOKE_INFO: Record<Spoke, SpokeInfo> = {
  eating_on_plan: {
    label: 'Eating on plan',
    aliases: ['nutrition'],
    low: 'far from it',
    high: 'just as I meant to',
  },
  moving_enough: {
    label: 'Moving enough',
    aliases: ['movement'],
    low: 'hardly at all',
    high: 'plenty',
  },
  sleep_quality: {
    label: 'Sleep quality',
    aliases: ['rest', 'sleep'],
    low: 'restless',
    high: 'deeply rested',
  },
  energy_clarity: {
    label: 'Energy and clarity',
    aliases: ['energy', 'hormones'],
    low: 'drained and foggy',
    high: 'lively and clear',
  },
  sexual_satisfaction: {
    label: 'Sexual satisfaction',
    aliases: ['sexual'],
    low: 'unsatisfied',
    high: 'content',
  },
  mood: { label: 'Mood', aliases: [], low: 'low', high: 'bright' },
  stress: { label: 'Ease', aliases: [], low: 'overwhelmed', high: 'at ease' },
  anxiety: { label: 'Calm', aliases: [], low: 'on edge', high: 'calm' },
  irritability: { label: 'Patience', aliases: [], low: 'easily upset', high: 'patient' },
  depression: { label: 'Lightness', aliases: [], low: 'weighed down', high: 'light-hearted' },
  purpose: { label: 'Beliefs sorted', aliases: ['meaning'], low: 'tangled', high: 'settled' },
  connection: {
    label: 'Inner connection',
    aliases: [],
    low: 'cut off',
    high: 'in touch with myself',
  },
  gratitude: { label: 'Energetic flows', aliases: [], low: 'blocked', high: 'flowing' },
  rituals: { label: 'Creative energy', aliases: ['practice'], low: 'dry', high: 'overflowing' },
  awe: { label: 'Living in purpose', aliases: [], low: 'drifting', high: 'on my way' },
};

export const DOMAIN_INFO: Record<PulseDomain, { label: string; color: string }> = {
  physical: { label: 'Physical', color: '#0ea5e9' },
  mental: { label: 'Mental', color: '#6366f1' },
  spiritual: { label: 'Spiritual', color: '#8b5cf6' },
};

export const ALL_SPOKES: readonly { domain: PulseDomain; spoke: Spoke }[] = PULSE_DOMAINS.flatMap(
  (domain) => SPOKES[domain].map((spoke) => ({ domain, spoke })),
);
