export type ListColumn = 'email' | 'firstName' | 'lastName' | 'name' | 'tier' | 'until';

const HEADINGS: Record<ListColumn, readonly string[]> = {
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'address', 'memberemail'],
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  name: ['name', 'fullname', 'member', 'membername'],
  tier: ['tier', 'membership', 'plan', 'level', 'membershiplevel'],
  until: [
    ...['until', 'expires', 'expiry', 'expiration', 'end', 'ends', 'enddate', 'validuntil'],
    ...['expireson', 'expiresat', 'expirydate', 'expirationdate', 'premiumuntil', 'paiduntil'],
  ],
};

const WITHOUT_HEADING: readonly ListColumn[] = ['email', 'firstName', 'lastName', 'tier', 'until'];

const toColumn = (heading: string): ListColumn | undefined => {
  const word = heading.toLowerCase().replaceAll(/[^a-z]/g, '');
  return (Object.keys(HEADINGS) as ListColumn[]).find((column) => HEADINGS[column].includes(word));
};

export interface ListColumns {
  columns: readonly (ListColumn | undefined)[];
  hasHeading: boolean;
  ignored: string[];
}

export function readColumns(firstCells: readonly string[], isHeading: boolean): ListColumns {
  const named = firstCells.map(toColumn);
  if (!isHeading || !named.includes('email')) {
    return { columns: WITHOUT_HEADING, hasHeading: isHeading, ignored: [] };
  }
  const columns = named.map((column, at) => (named.indexOf(column) === at ? column : undefined));
  const ignored = firstCells.filter((heading, at) => !columns[at] && heading !== '');
  return { columns, hasHeading: true, ignored: ignored.map((heading) => heading.slice(0, 40)) };
}
