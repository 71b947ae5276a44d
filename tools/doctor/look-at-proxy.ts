import type { Config } from '@hearthway/server/config';
import { attention, type Finding, well } from './finding.ts';

const PATIENCE_MS = 5_000;

/** The address that members type, asked from here. */
export async function lookAtProxy({ auth, trustProxy, host }: Config): Promise<Finding[]> {
  const { publicUrl } = auth;
  const { protocol, hostname } = new URL(publicUrl);
  const findings: Finding[] = [];
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (isHere) {
    findings.push(
      attention(
        'proxy',
        `members would have to type ${publicUrl}, which is this machine`,
        'Set PUBLIC_URL to the https address that members type; links in mails are made from it.',
      ),
    );
  } else if (protocol !== 'https:') {
    findings.push(
      attention(
        'proxy',
        `${publicUrl} is not encrypted; passkeys and the app on the home screen need it`,
        'Put Caddy or nginx in front (deploy/Caddyfile, deploy/nginx.conf) and set PUBLIC_URL to https.',
      ),
    );
  } else if (!trustProxy) {
    findings.push(
      attention(
        'proxy',
        'https comes from a proxy, and it is not trusted: everybody behind it counts as one client',
        'Set TRUST_PROXY=on if the proxy is yours.',
      ),
    );
  }
  if (trustProxy && isHere && host !== '127.0.0.1') {
    findings.push(
      attention(
        'proxy',
        'whoever reaches this server without the proxy may pretend any address',
        'Let it listen to the proxy alone (HOST), or set TRUST_PROXY=off.',
      ),
    );
  }
  const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((response) => response.json() as Promise<{ status?: string }>)
    .catch(() => null);
  findings.push(
    answer?.status === 'ok'
      ? well('proxy', `${publicUrl} leads to this app`)
      : attention(
          'proxy',
          `${publicUrl} does not lead to this app now`,
          'Start the server; if it runs, check the name’s DNS, the certificate and where the proxy leads.',
        ),
  );
  return findings;
}
