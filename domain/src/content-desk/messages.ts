export const CONTENT_DESK_TEXT = {
  changedMeanwhile:
    'Someone else saved this page in the meantime. Their version is in place, and your change wasn’t saved.',
  notPublished:
    'Someone else saved this page in the meantime, so we didn’t publish it. Please check their changes and try again.',
  orderChanged:
    'Someone else reordered the workshops in the meantime, so we didn’t save your order.',
  notFound: 'This page doesn’t exist.',
  needsTime: 'Choose a time in the future for this page to appear.',
  alreadyPublic:
    'Members can already see this page. Publish the changes now, or withdraw the page first.',
  reviewUndecided: 'Please say whether the clinical review still applies to the changed text.',
  nothingOffered:
    'There’s no longer an update for this. Someone may have accepted or ignored it already.',
} as const;
