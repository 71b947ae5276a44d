export const OFFER_DESK_TEXT = {
  changedMeanwhile: 'Someone else saved this offer in the meantime. Nothing was overwritten.',
  notFound: 'This offer doesn’t exist.',
  nothingOffered: 'There’s no update to accept or ignore.',
  noDestination: 'This offer leads nowhere. Add a page or an address, or turn it off.',
} as const;
