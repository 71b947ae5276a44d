export const CONTENT_DESK_TEXT = {
  changedMeanwhile: 'Someone else saved this page in the meantime. Nothing was overwritten.',
  orderChanged: 'Someone else reordered the workshops in the meantime. Nothing was changed.',
  notFound: 'This page doesn’t exist.',
  needsTime: 'Choose a time in the future for this page to appear.',
  alreadyPublic:
    'Members can already see this page. Publish the changes now, or withdraw it first.',
  reviewUndecided: 'Say whether the clinical review covers the changed text too.',
  nothingOffered: 'There’s no update to accept or ignore.',
} as const;
