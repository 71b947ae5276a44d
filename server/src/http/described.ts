import { describeRoute, resolver } from 'hono-openapi';

/** Schema of the response, or null if the response has no body. */
type Contract = Parameters<typeof resolver>[0] | null;

interface More {
  status?: 200 | 201;
  /** Description of the response, if the summary of the route is not enough. */
  answer?: string;
  refusals?: Record<number, string>;
}

export function described(
  summary: string,
  contract: Contract,
  { status = 200, answer = 'Success', refusals = {} }: More = {},
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
