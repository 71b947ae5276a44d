import type { Config } from '@hearthway/server/config';
import { attention, type Finding, well, wrong } from './finding.ts';

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
  return [...findings, ...(await lookThroughProxy(publicUrl, trustProxy))];
}

interface Arrived {
  publicUrl?: string;
  host: string | null;
  protocol: string | null;
  isPassedOn: boolean;
}

/** A request by the address that members type, and how it arrives at the app. */
async function lookThroughProxy(publicUrl: string, trustProxy: boolean): Promise<Finding[]> {
  const arrived = await fetch(`${publicUrl}/healthz/address`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then((response) => response.json() as Promise<Arrived>)
    .catch(() => null);
  if (!arrived?.publicUrl) {
    return [
      attention(
        'proxy',
        `${publicUrl} does not lead to this app now`,
        'Start the server; if it runs, check the name’s DNS, the certificate and where the proxy leads.',
      ),
    ];
  }
  if (arrived.publicUrl !== publicUrl) {
    return [
      wrong(
        'proxy',
        `${publicUrl} leads to an app that was started for ${arrived.publicUrl}`,
        'Give the running server the same PUBLIC_URL: links in mails and passkeys are made for its own.',
      ),
    ];
  }
  const findings = [well('proxy', `${publicUrl} leads to this app`)];
  const { host, protocol } = new URL(publicUrl);
  if (arrived.host !== host) {
    findings.push(
      attention(
        'proxy',
        `the proxy passes requests for ${host} on as for ${arrived.host}`,
        'Let it keep the name: proxy_set_header Host $host in nginx.',
      ),
    );
  }
  if (arrived.protocol && `${arrived.protocol}:` !== protocol) {
    findings.push(
      attention(
        'proxy',
        `members type ${protocol}//, and the proxy says ${arrived.protocol}://`,
        'Check that the certificate is the proxy’s own, or PUBLIC_URL.',
      ),
    );
  }
  if (trustProxy && !arrived.isPassedOn) {
    findings.push(
      attention(
        'proxy',
        'the proxy does not say who asks: everybody behind it counts as one client',
        'Let it set X-Forwarded-For, as deploy/nginx.conf does; without a proxy set TRUST_PROXY=off.',
      ),
    );
  }
  return findings;
}
