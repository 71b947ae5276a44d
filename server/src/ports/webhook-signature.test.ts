import { describe, expect, it } from 'vitest';
import { createWebhookSecret, webhookHeaders } from './webhook-signature.ts';

/** The reference implementations of Standard Webhooks publish this test vector. */
const VECTOR = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('the signature of a webhook', () => {
  it('equals the published test vector', () => {
    const { secret, signature, ...message } = VECTOR;
    expect(webhookHeaders([secret], message)).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': signature,
    });
  });

  it('lists one signature for each secret while a secret is being changed', () => {
    const { secret, signature, ...message } = VECTOR;
    const headers = webhookHeaders([createWebhookSecret(), secret], message);
    expect(headers['webhook-signature']?.split(' ')[1]).toBe(signature);
  });

  it('uses secrets of 32 random bytes, which are within the limits of the specification', () => {
    const [one, other] = [createWebhookSecret(), createWebhookSecret()];
    expect(one).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    expect(one).not.toBe(other);
  });
});
