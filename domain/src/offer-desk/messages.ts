export const OFFER_DESK_TEXT = {
  changedMeanwhile:
    'Someone else saved this offer in the meantime. Their version is in place, and your change wasn’t saved.',
  notFound: 'This offer doesn’t exist.',
  nothingOffered:
    'There’s no longer an update for this. Someone may have accepted or ignored it already.',
  noDestination:
    'This offer doesn’t link anywhere. Add a page or an address, or turn the offer off.',
} as const;
