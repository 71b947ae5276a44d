import { describeRoute, resolver } from 'hono-openapi';

/** What a route returns: the contract, or null for an answer without a body. */
type Contract = Parameters<typeof resolver>[0] | null;

interface More {
  status?: 200 | 201;
  /** What the answer is, where the summary does not say it. */
  answer?: string;
  /** What it refuses beyond what every route does, by status. */
  refusals?: Record<number, string>;
}

/** A route's entry in the API document. */
export function described(
  summary: string,
  contract: Contract,
  { status = 200, answer = 'As asked', refusals = {} }: More = {},
) {
  const refused = Object.entries(refusals).map(([code, description]) => [code, { description }]);
  const answered = contract
    ? {
        [status]: {
          description: answer,
          content: { 'application/json': { schema: resolver(contract) } },
        },
      }
    : { 204: { description: answer } };
  return describeRoute({ summary, responses: { ...answered, ...Object.fromEntries(refused) } });
}
