import { expect, test } from 'vitest';
import { toApiError } from './api-error.ts';

test('an API error takes its message and code from the server’s response', async () => {
  const body = { title: 'Weekly Pulse opens again after 7 days.', code: 'pulse_not_due' };
  const error = await toApiError(Response.json(body, { status: 409 }));
  expect(error).toMatchObject({ status: 409, code: 'pulse_not_due', message: body.title });
});

test.each([['<html>Bad gateway</html>'], ['null'], ['[]'], ['{"code":7}'], ['']])(
  'an API error has a general message if the response has none: %j',
  async (body) => {
    const error = await toApiError(new Response(body, { status: 502 }));
    expect(error).toMatchObject({
      status: 502,
      code: 'unexpected',
      message: 'Something went wrong on our side.',
    });
  },
);
