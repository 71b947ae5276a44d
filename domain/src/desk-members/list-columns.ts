export const LIST_COLUMNS = ['email', 'firstName', 'lastName', 'name', 'tier', 'until'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/**
 * Headings in the exports of Mailchimp, Stripe, Kajabi, Squarespace, Wix and similar tools. If
 * several headings of a file match, the one that comes first in this list wins. So in Mailchimp's
 * files, “Email Address” wins over “Address”, which is a street.
 */
const HEADINGS: Record<ListColumn, readonly string[]> = {
  email: [
    ...['email', 'emailaddress', 'memberemail', 'customeremail', 'contactemail', 'useremail'],
    ...['subscriberemail', 'primaryemail', 'loginemail', 'billingemail', 'mail', 'mailaddress'],
    ...['address'],
  ],
  firstName: [
    ...['firstname', 'first', 'givenname', 'forename', 'fname'],
    ...['customerfirstname', 'memberfirstname', 'billingfirstname'],
  ],
  lastName: [
    ...['lastname', 'last', 'surname', 'familyname', 'lname'],
    ...['customerlastname', 'memberlastname', 'billinglastname'],
  ],
  name: [
    ...['fullname', 'name', 'membername', 'customername', 'contactname', 'subscribername'],
    ...['displayname', 'member'],
  ],
  tier: [
    ...['tier', 'membershiptier', 'membershiplevel', 'level', 'plan', 'planname', 'membershipplan'],
    ...['pricingplan', 'subscriptionplan', 'membershiptype', 'membership'],
  ],
  until: [
    ...['until', 'premiumuntil', 'paiduntil', 'validuntil', 'accessuntil', 'paidthrough'],
    ...['validto', 'validthrough', 'expires', 'expireson', 'expiresat', 'expiry', 'expiration'],
    ...['membershipexpires', 'subscriptionexpires', 'planexpires', 'accessexpires'],
    ...['membershipexpiry', 'membershipexpiration', 'end', 'ends', 'endson', 'endsat'],
    ...['membershipend', 'membershipends', 'subscriptionend', 'subscriptionends', 'planend'],
    ...['planends', 'accessends', 'accessend', 'currentperiodend', 'periodend'],
    ...['renews', 'renewson', 'renewsat', 'renewal', 'nextrenewal', 'membershiprenewal'],
    ...['nextbilling', 'nextpayment', 'nextcharge', 'nextinvoice', 'trialend', 'trialends'],
  ],
};

const WITHOUT_HEADING: readonly ListColumn[] = ['email', 'firstName', 'lastName', 'tier', 'until'];

const toWord = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/utc$/, '')
    .replace(/date$/, '');

const MAX_HEADING = 40;

export interface ListColumns {
  columns: readonly (ListColumn | undefined)[];
  hasHeading: boolean;
  ignored: string[];
}

/**
 * A first line without an email address is a heading. If neither the headings nor the line below
 * them show which column has the addresses, the columns are read in a fixed order.
 */
export function readColumns(
  firstCells: readonly string[],
  secondCells: readonly string[],
  isHeading: boolean,
): ListColumns {
  const columns = isHeading ? guessColumns(firstCells, secondCells) : [];
  if (!columns.includes('email')) {
    return { columns: WITHOUT_HEADING, hasHeading: isHeading, ignored: [] };
  }
  return { columns, hasHeading: true, ignored: listIgnored(firstCells, columns) };
}

export const listIgnored = (
  headings: readonly string[],
  columns: readonly (ListColumn | undefined)[],
): string[] =>
  headings
    .filter((heading, at) => !columns[at] && heading !== '')
    .map((heading) => heading.slice(0, MAX_HEADING));

function guessColumns(headings: readonly string[], examples: readonly string[]) {
  const words = headings.map(toWord);
  const columns: (ListColumn | undefined)[] = headings.map(() => undefined);
  for (const column of LIST_COLUMNS) {
    const word = HEADINGS[column].find((known) => words.includes(known));
    if (word) columns[words.indexOf(word)] = column;
  }
  if (!columns.includes('email')) {
    const at = examples.findIndex((cell) => cell.includes('@'));
    if (at !== -1) columns[at] = 'email';
  }
  return columns;
}
