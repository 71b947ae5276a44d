import type { Subject } from './subjects.ts';

const STEMS: readonly (readonly [Subject, RegExp])[] = [
  ['night', /\b(sleep|asleep|bed(time)?s?|midnight|pillow|nights?|awake)\b/i],
  ['bell', /\b(alarms?|bells?|panic|startle)\b/i],
  ['ripples', /\b(breath\w*|calm\w*|inhale|exhale|settle\w*)\b/i],
  ['bowl', /\b(food|meals?|lunch|breakfast|dinner|eat\w*|hungry|appetite|plate)\b/i],
  ['cups', /\b(tea|coffee|kettle|cups?)\b/i],
  ['walk', /\b(walk\w*|steps? outside|outdoors|stroll\w*)\b/i],
  ['boat', /\b(urges?|waves?|cravings?|sea|tide)\b/i],
  ['knot', /\b(argu\w*|quarrel\w*|conflict\w*|repair\w*|apolog\w*)\b/i],
  ['voices', /\b(listen\w*|speak\w*|convers\w*|sentences?|say(ing)? it)\b/i],
  ['gate', /\b(boundar\w*|gate|saying no|say no)\b/i],
  ['bench', /\b(friends?|sister|brother|partner|someone you trust|people around)\b/i],
  ['nest', /\b(famil\w*|child\w*|baby|mother|father|home)\b/i],
  ['clipboard', /\b(checklist|step by step|list|tick\w*)\b/i],
  ['notebook', /\b(notebook|write|wrote|written|page|pen)\b/i],
  ['glass', /\b(photograph\w*|camera|notice\w*|look(ing)? closely|snapshot\w*)\b/i],
  ['book', /\b(stor(y|ies)|beliefs?|thoughts?)\b/i],
  ['compass', /\b(values?|matters?|direction|compass)\b/i],
  ['fork', /\b(choos\w*|choices?|chose|decid\w*|decision\w*)\b/i],
  ['pegs', /\b(promises?|plans?|this week)\b/i],
  ['cairn', /\b(habits?|anchors?|routines?)\b/i],
  ['screen', /\b(phones?|screens?|laptop|message)\b/i],
  ['door', /\b(begin\w*|start\w*|door|house|floor|ground)\b/i],
  ['bridge', /\b(come back|coming back|return\w*|wobbl\w*|slip\w*|missed)\b/i],
  ['stones', /\b(weeks?|one after another|small step\w*|pace)\b/i],
  ['vase', /\b(make|making|creat\w*|craft|hands)\b/i],
  ['phases', /\b(clock|keeps time|time zone|rhythm|seasons?)\b/i],
  ['lantern', /\b(light|evening|lamp|window|daylight|morning)\b/i],
  ['candle', /\b(kind\w*|gentle\w*|gently|close\w*|warm\w*)\b/i],
  ['sprout', /\b(grow\w*|learn\w*|practi[cs]e\w*|chang\w*)\b/i],
];

const SPARE: readonly Subject[] = ['tree', 'summit', 'sprout', 'stones', 'lantern', 'cairn'];

export function findSubjects(
  texts: readonly string[],
  shownBefore: readonly Subject[] = [],
): Subject[] {
  const used = new Set(shownBefore);
  return texts.map((text) => {
    const fitting = text
      .split('\n')
      .flatMap((line) => STEMS.filter(([, stem]) => stem.test(line)).map(([subject]) => subject));
    const all = [...fitting, ...SPARE];
    const subject = all.find((one) => !used.has(one)) ?? all[used.size % all.length] ?? 'sprout';
    used.add(subject);
    return subject;
  });
}
