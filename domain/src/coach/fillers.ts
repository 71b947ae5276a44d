const LEADING =
  /^(?:(?:well|um+|uh+|hm+|oh|ah|ok(?:ay)?|all right|alright|yeah|yes|yep|nah|aye|honestly|actually|basically|anyway|(?:look|listen)(?=[,.!]| I\b)|I mean|I guess|I suppose|I think(?= (?:I|I'm|it|it's|that|my|the|he|she|they|we|maybe)\b)|I feel like(?= I)|you know|to be honest|tbh|ngl|lowkey|the thing is|thing is|it's just that|just that|and|but|or|because|also|plus|lol|haha+|ha|ugh|meh|man|dude|bro|obviously|literally|for starters|first of all|now(?= my| the)|thank you|thanks|hello|hi+|hey+|idk+|omg|so basically|cool|true|seriously|I don't know(?:,| but| maybe|(?= I\b| I'm| just)))(?:[,.:…!-]+\s*|\s+)|(?:so|like|then|right|sure|fine|no|please|sorry|maybe|probably|perhaps)(?:[,.:…!]+\s*|\s+(?=I\b|my |it |it's |the |we |he |she |they |when |that |like |one |so |an? |\d)))/i;
const TRAILING =
  /[\s,.]+(?:lol|lmao|haha+|I guess|I suppose|you know|tbh|ngl|fr|or something|or whatever|and stuff|if that makes sense|to be honest|please|thanks|(?<=, )(?:mate|man|bro)|innit|x+|I think|though|tho|then|maybe|did I say|ok(?:ay)?|(?<!all )right|idk|I don't know|frankly|honestly|actually|obviously|too|as well|really|lately|sometimes)[\s?.!…]*$/i;

export function removeFillers(text: string): string {
  const shorter = text.trim().replace(LEADING, '').replace(TRAILING, '').trim();
  return shorter === text.trim() ? shorter : removeFillers(shorter);
}
