import { z } from 'zod';
import { EVENT_TYPES, TEST_EVENT } from './events.ts';
import { MAX_TOKEN_DAYS, SCOPES } from './scopes.ts';

const name = z.string().trim().min(1).max(60);
const unique = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1)
    .max(10)
    .refine((list) => new Set(list).size === list.length, 'names something twice');

export const createTokenRequest = z.strictObject({
  name,
  scopes: unique(z.enum(SCOPES)),
  days: z.number().int().min(1).max(MAX_TOKEN_DAYS),
});
export type CreateTokenRequest = z.infer<typeof createTokenRequest>;

const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const saveWebhookRequest = z.strictObject({
  name,
  url: z
    .url()
    .max(500)
    .meta({ examples: ['https://hooks.example.com/hearthway'] }),
  events: unique(z.enum(EVENT_TYPES)),
  includesEmail: z.boolean(),
  isOn: z.boolean(),
});
export type SaveWebhookRequest = z.infer<typeof saveWebhookRequest>;

const webhook = saveWebhookRequest.extend({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  isGone: z.boolean(),
  /** For a day after a change, webhooks are also signed with the previous secret. */
  oldSecretUntil: z.iso.datetime().nullable(),
  waiting: z.number().int(),
  failed: z.number().int(),
  lastDeliveredAt: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const integrationsResponse = z.object({
  tokens: z.array(apiToken),
  webhooks: z.array(webhook),
});
export type IntegrationsResponse = z.infer<typeof integrationsResponse>;

export const createdTokenResponse = integrationsResponse.extend({ token: z.string() });
export type CreatedTokenResponse = z.infer<typeof createdTokenResponse>;
export const webhookSecretResponse = integrationsResponse.extend({
  webhookId: z.uuid(),
  secret: z.string(),
});
export type WebhookSecretResponse = z.infer<typeof webhookSecretResponse>;

export const idParam = z.object({ id: z.uuid() });
export const deliveryParam = z.object({ id: z.uuid(), deliveryId: z.uuid() });

const attempt = z.object({
  at: z.iso.datetime(),
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  ms: z.number().int(),
});
export type Attempt = z.infer<typeof attempt>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

const delivery = z.object({
  id: z.uuid(),
  messageId: z.string(),
  type: z.enum([...EVENT_TYPES, TEST_EVENT]),
  at: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  nextTryAt: z.iso.datetime().nullable(),
  attempts: z.array(attempt),
});
export type Delivery = z.infer<typeof delivery>;

export const deliveriesResponse = z.object({ deliveries: z.array(delivery) });
export type DeliveriesResponse = z.infer<typeof deliveriesResponse>;
