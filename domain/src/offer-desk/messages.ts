export const OFFER_DESK_TEXT = {
  changedMeanwhile: 'Somebody else has saved this offer meanwhile. Nothing was overwritten.',
  notFound: 'There is no such offer.',
  nothingOffered: 'There is no update to take or leave.',
  noDestination: 'This offer leads nowhere. Add a page or an address, or turn it off.',
} as const;
