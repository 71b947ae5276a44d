export const CONTENT_DESK_TEXT = {
  changedMeanwhile: 'Somebody else has saved this page meanwhile. Nothing was overwritten.',
  orderChanged: 'The workshops were placed by somebody else meanwhile. Nothing was changed.',
  notFound: 'There is no such page.',
  needsTime: 'Choose a time in the future for this page to appear.',
  alreadyPublic:
    'Members can already see this page. Publish the changes now, or withdraw it first.',
  reviewUndecided: 'Say whether the clinical review covers the changed text too.',
  nothingOffered: 'There is no update to take or leave.',
} as const;
