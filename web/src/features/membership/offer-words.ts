/** What each tier opens, in the product's own words; used wherever tiers are explained. */
export const freeIncludes = ['All KNOW videos', 'Daily focus nudges', 'The Weekly Pulse'] as const;

export const premiumAdds = [
  'ACTION videos',
  'Checklists',
  'Accountability',
  'A 24/7 AI guide',
  'Premium Tools',
  'The AI Coach',
  'The spiritual Weekly Pulse sliders',
] as const;
