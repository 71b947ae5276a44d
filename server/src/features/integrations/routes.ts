import {
  createdTokenResponse,
  createTokenRequest,
  deliveriesResponse,
  deliveryParam,
  idParam,
  integrationsResponse,
  saveWebhookRequest,
  webhookSecretResponse,
} from '@hearthway/domain/integrations/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { listDeliveries, replayDelivery, replayFailed, sendTest } from './deliveries.ts';
import { readIntegrations } from './read-integrations.ts';
import { createToken, revokeToken } from './tokens.ts';
import { addWebhook, changeSecret, changeWebhook, removeWebhook } from './webhooks.ts';

const forAdmins = { refusals: { 403: 'Only the inner circle can do this' } };
const withAddress = {
  refusals: { ...forAdmins.refusals, 422: 'The address isn’t on the public internet' },
};

export function integrationsRoutes({ jobs, config }: Pick<Deps, 'jobs' | 'config'>) {
  const reach = { allowsLoopback: config.webhooksToLoopback };
  return new Hono<MemberEnv>()
    .get('/', described('API tokens and webhooks', integrationsResponse, forAdmins), async (c) =>
      c.json(await readIntegrations(c.var.call)),
    )
    .post(
      '/tokens',
      described('Create an API token, which is shown only once', createdTokenResponse, forAdmins),
      valid('json', createTokenRequest),
      async (c) => c.json(await createToken(c.var.call, c.req.valid('json'))),
    )
    .delete(
      '/tokens/:id',
      described('Revoke an API token', integrationsResponse, forAdmins),
      valid('param', idParam),
      async (c) => c.json(await revokeToken(c.var.call, c.req.valid('param'))),
    )
    .post(
      '/webhooks',
      described('Add a webhook. Its secret is shown only once', webhookSecretResponse, withAddress),
      valid('json', saveWebhookRequest),
      async (c) => c.json(await addWebhook(c.var.call, c.req.valid('json'), reach)),
    )
    .put(
      '/webhooks/:id',
      described('Change a webhook', integrationsResponse, withAddress),
      valid('param', idParam),
      valid('json', saveWebhookRequest),
      async (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param') };
        return c.json(await changeWebhook(c.var.call, input, reach));
      },
    )
    .delete(
      '/webhooks/:id',
      described('Remove a webhook and its log', integrationsResponse, forAdmins),
      valid('param', idParam),
      async (c) => c.json(await removeWebhook(c.var.call, c.req.valid('param'))),
    )
    .post(
      '/webhooks/:id/secret',
      described(
        'Replace the secret. The old one works for another day',
        webhookSecretResponse,
        forAdmins,
      ),
      valid('param', idParam),
      async (c) => c.json(await changeSecret(c.var.call, c.req.valid('param'))),
    )
    .post(
      '/webhooks/:id/test',
      described('Send a test event', deliveriesResponse, forAdmins),
      valid('param', idParam),
      async (c) => c.json(await sendTest(c.var.call, c.req.valid('param'), jobs)),
    )
    .get(
      '/webhooks/:id/deliveries',
      described('The latest deliveries', deliveriesResponse, forAdmins),
      valid('param', idParam),
      async (c) => c.json(await listDeliveries(c.var.call, c.req.valid('param'))),
    )
    .post(
      '/webhooks/:id/deliveries/:deliveryId/replay',
      described('Resend one delivery', deliveriesResponse, forAdmins),
      valid('param', deliveryParam),
      async (c) => c.json(await replayDelivery(c.var.call, c.req.valid('param'), jobs)),
    )
    .post(
      '/webhooks/:id/replay',
      described('Resend everything that wasn’t delivered', deliveriesResponse, forAdmins),
      valid('param', idParam),
      async (c) => c.json(await replayFailed(c.var.call, c.req.valid('param'), jobs)),
    );
}
