const ADDRESS = /[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi;

export const addressesIn = (text: string): string[] => [
  ...new Set((text.match(ADDRESS) ?? []).map((found) => found.toLowerCase())),
];
