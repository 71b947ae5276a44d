/** What each tier opens, in the product's own words; used wherever tiers are explained. */
export const freeIncludes = ['All KNOW videos', 'Daily focus nudges', 'The Weekly Pulse'] as const;

/** Each line names something that a premium member can open, and where. */
export const premiumAdds = [
  { text: 'ACTION videos', to: '/shj/workshops' },
  { text: 'Checklists', to: '/shj/workshops' },
  { text: 'Accountability', to: '/action', hash: 'today' },
  { text: 'A 24/7 AI guide', to: '/home' },
  { text: 'Premium Tools', to: '/action', hash: 'tools' },
  { text: 'The AI Coach', to: '/action', hash: 'coach' },
  { text: 'The spiritual Weekly Pulse sliders', to: '/action', hash: 'weekly' },
] as const;
