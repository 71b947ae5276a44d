const FIRST_PERSON = / (i|ive|me|my|mine|we|us|our|myself) /;
const OVER =
  /\b(survivors? of|survived|history of|as (an? )?(child|kid|teen\w*|young \w+|little \w+)|when i was (an?|\d+|little|young|small|in|about|only|around|\w+teen)|at (age \d+|(twelve|\w+teen|\d+) and|\d+ years old)|childhood|years ago|years later|(past|previous|former|earlier) (sexual )?(relationship|marriage|partner|boyfriend|girlfriend|abuse|trauma)|in (the|my) past|long ago|growing up|grew up|flashbacks?|(let|letting) go of (the|my|what)|get(ting)? over (the|my|what)|heal(ed|ing)? from|not (seen?|spoken to|met) (\w+ ){1,4}(for|in) (\w+ ){1,4}years|(after|since) (my|the|being|a|i was|i got) (rape|raped|assault|assaulted|abuse|abused)|(afraid|scared|fear|terrified) of (being |getting )?rap(e|ed)|ptsd|post ?traumatic|nightmares?|triggers?|triggered|trauma)\b/;
const OF_ANOTHER_ADULT =
  /\b(friends?|friend of mine|girlfriend|boyfriend|wife|husband|partner|fiancee?|sister|brother|cousin|aunt|neighbou?r|co ?worker|colleague|mum|mom|mother) (who |that )?(is in|was in|has been in|was|were|had been) (\w+ ){0,3}(abusive (relationship|marriage)|abused|raped|molested|assaulted)\b/;
const GOES_ON =
  /\b(still (hits?|hurts?|abus\w+|comes|calls|does|threat\w+|happen\w*|lives?|going)|(?<!(?:date|love|trust|happy|sleep|live) )again|right now|tonight|today|yesterday|last (night|week|weekend)|this (week|morning)|(just|recently) (happened|raped|hit|got)|every (day|night|time he|time she|week)|daily basis|keeps? (hitting|hurting|coming|call\w*|text\w*|threat\w+)|is (hitting|hurting|beating|abusing|threatening|stalking)|(hits|hurts|beats|chokes|pushes|slaps|threatens|abuses) (me|us|my|her|him|them)|(is|are) being|(scared|afraid|terrified|frightened) (of (him|her|my)|to)|not safe|kill|knife|gun|(will|does|do) not let|stalk\w*|follow\w*)\b/;

const MIN_WORDS = 6;

/**
 * If the abuse is over, or concerns another adult or strangers, the answer shows contacts instead
 * of the alarm.
 */
export function isDistantAbuse(line: string): boolean {
  if (GOES_ON.test(line)) return false;
  const isAboutNobody = !FIRST_PERSON.test(line) && line.trim().split(' ').length >= MIN_WORDS;
  return isAboutNobody || OVER.test(line) || OF_ANOTHER_ADULT.test(line);
}

const NEGATED =
  /\b(not|never)( (a|been|ever|at all|really|physically|so|very|once|actually)){0,2} (violent|abusive|abused|hit|hits|hurt|hurts|beat|beaten|pushed|threatened|touched|choked|slapped)\b/;
const SOMETIMES = /^ (often|much|always|every|any ?more|unless|except|until|when|if|hard|yet)\b/;
const IN_WORDS = /\b(verbal(ly)?|emotional(ly)?|mental(ly)?|psychological(ly)?)\b/;

/**
 * Somebody who writes "he isn't violent" may still be afraid, so the answer includes the contacts.
 */
export function isNegated(line: string, matchedText: string): boolean {
  const next = line.slice(line.indexOf(matchedText) + matchedText.length);
  return NEGATED.test(matchedText) && !SOMETIMES.test(next);
}

export const isAbuseInWords = (matchedText: string): boolean =>
  IN_WORDS.test(matchedText) && !/\bphysical/.test(matchedText);
