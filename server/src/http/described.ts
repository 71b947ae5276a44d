import { describeRoute, resolver } from 'hono-openapi';

type Contract = Parameters<typeof resolver>[0] | null;

interface More {
  status?: 200 | 201;
  answer?: string;
  refusals?: Record<number, string>;
  scope?: string;
}

export function described(
  summary: string,
  contract: Contract,
  { status = 200, answer = 'Success', refusals = {}, scope }: More = {},
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
  return describeRoute({
    summary,
    ...(scope && { security: [{ token: [scope] }] }),
    responses: { ...answered, ...Object.fromEntries(refused) },
  });
}
