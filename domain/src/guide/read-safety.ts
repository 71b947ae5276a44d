const SAFE = /^(yes|yeah|yep|yup|y|i am|im|i'm|safe|ok|okay|si|sí|oui|ja|fine)\b/;
const UNSAFE =
  /^(no|nope|nah|n|not|don'?t|idk|dunno|maybe|unsure|non|nein|nicht)\b|\bnot (really |so |very |that )?(sure|safe|ok|okay|fine)\b|\b(unsafe|in danger)\b/;

export function parseSafetyReply(reply: string): 'safe' | 'unsafe' | null {
  const words = reply.trim().toLowerCase().replaceAll('’', "'");
  if (words === '' || words.split(/\s+/).length > 8) return null;
  if (UNSAFE.test(words)) return 'unsafe';
  return SAFE.test(words) ? 'safe' : null;
}
