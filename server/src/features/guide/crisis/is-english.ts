const ENGLISH = new Set(
  'the i to and my is it of you for that not have do was can what how with this but just at if she they we im dont cant its been when out all get from your are be about after will would'.split(
    ' ',
  ),
);
const OTHER_LANGUAGES = new Set(
  [
    'que de la el los las una por con para mi lo esta ya muy pero como y porque del su hoy todo cuando estoy quiero hay',
    'je j le les des un une et est pas mon ma ne il elle qui pour dans suis ai c mais plus sur du au ca quand ce avec cest jai moi tout',
    'ich und der das nicht ist mein meine mir mich zu mit ein eine hab wie er sie aber auf auch von den dem nur noch wenn es bin hat vor',
  ]
    .join(' ')
    .split(' '),
);

export function isEnglish(plain: string): boolean {
  let votes = 0;
  for (const word of plain.split(' ')) {
    if (ENGLISH.has(word)) votes++;
    else if (OTHER_LANGUAGES.has(word)) votes--;
  }
  return votes >= 0;
}
