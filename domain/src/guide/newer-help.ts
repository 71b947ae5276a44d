/**
 * The guide's model was trained before these parts of the app existed. Remove a line once the
 * training data covers its subject.
 */
const NEWER_HELP: readonly (readonly [help: string, words: RegExp])[] = [
  [
    'journal',
    /\b(add|create|define)\b.{0,20}\b(own|custom|new|another)\b.{0,15}\b(feelings?|moods?|emotions?)\b/,
  ],
  ['journal', /\b(own|custom) (journal )?(prompts?|questions? (for|in|to) (my|the) journal)\b/],
  ['journal', /\bcustom (feelings?|moods?|emotions?)\b/],
  ['journal', /\b(feelings|moods|faces|prompts) (that )?(you|the app) (offers?|has|have|shows?)\b/],
  [
    'printing',
    /\b(share|sharing|shared|send|sending|print|export|revoke|make)\b.{0,20}\bsummary\b/,
  ],
  [
    'printing',
    /\b(share|send|print|export|show|give|email|get)\b.{0,20}\b(data|report|numbers|scores|entries|records|progress|results|tracking)\b.{0,20}\b(to|for|with)\b.{0,10}\b(doctor|gp|clinician|therapist|counsell?or|physician|psychiatrist|psychologist|nurse)\b/,
  ],
  [
    'printing',
    /\b(share|send|show|give|email)\b.{0,10}\b(doctor|gp|clinician|therapist|counsell?or|physician|psychiatrist|psychologist|nurse)\b.{0,20}\b(data|report|numbers|scores|entries|records|progress|summary)\b/,
  ],
];

export function findNewerHelp(message: string): string | null {
  const text = message.toLowerCase();
  return NEWER_HELP.find(([, words]) => words.test(text))?.[0] ?? null;
}
