export const INTIMACY_TABLE = String.raw`
when-desire-does-not-match
  asks (have|has|having|want\w*|no|more|less|much|tired of|had) sex|sex ?-?(life|drive|less)|libido|sexually
    |intercourse|make love
  needs sex\w*|desire\w*|libido|intima\w*|bed|bedroom|intercourse|turned on|attract\w*|drive|make love
    |affection\w*|touch\w*|fetish
desire-through-the-years
  needs sex\w*|desire\w*|libido|intima\w*|bedroom|intercourse|arous\w*|spark|passion|make love|fetish
talking-about-changes-in-bed
  asks erect\w*|performing|perform sexually|ejaculat\w*|(stay|get|getting) hard|(things|anything) in bed
    |intimate things|sexual things
  needs sex\w*|erect\w*|bed|bedroom|perform\w*|intima\w*|hard|ejaculat\w*|oral
when-sex-hurts
  asks (sex|intercourse|penetration) (\w+ ){0,3}(hurts?|pain\w*|burn\w*)|(pain\w*|hurts?) (\w+ ){0,3}sex
  needs pain\w*|hurt\w*|sore|burn\w*|dry\w*|tight
closeness-without-an-agenda
  asks hugs?|cuddl\w*|affection\w*|(touch|touches|kiss|kisses|hold) (me|her|him)|being touched
    |push (\w+ ){1,2}away
  needs touch\w*|hug\w*|cuddl\w*|kiss\w*|affection\w*|close\w*|intima\w*|hold\w*|physical\w*|tender\w*
closeness-later-in-life
  needs sex\w*|intima\w*|close\w*|older|later|[5-9]0s?|[5-9]\d|retire\w*|age|menopause|touch\w*
fantasies-and-wishes-in-bed
  asks fantas\w*|fetish\w*|kink\w*|bdsm|threesomes?|role ?play|(sexual|dirty) (thoughts|tension|desires?)
    |open (relationship|marriage)|swing(ers|ing)|tie me|cuckold\w*
  needs sex\w*|fantas\w*|fetish\w*|kink\w*|bed|bedroom|bdsm|threesomes?|intima\w*|imagin\w*|desires?
`;
