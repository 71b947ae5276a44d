import type { Config } from '@hearthway/server/config';
import { type Finding, failure, ok, warning } from './finding.ts';

const TIMEOUT_MS = 5_000;

export async function checkProxy({ auth, trustProxy, host }: Config): Promise<Finding[]> {
  const { publicUrl } = auth;
  const { protocol, hostname } = new URL(publicUrl);
  const findings: Finding[] = [];
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (isLocal) {
    findings.push(
      warning(
        'proxy',
        `PUBLIC_URL is ${publicUrl}, which only works on this machine`,
        'Set PUBLIC_URL to the https address that members use; links in emails start with it.',
      ),
    );
  } else if (protocol !== 'https:') {
    findings.push(
      warning(
        'proxy',
        `${publicUrl} isn’t encrypted; passkeys and installing the app need https`,
        'Put Caddy or nginx in front (deploy/Caddyfile, deploy/nginx.conf) and set PUBLIC_URL to https.',
      ),
    );
  } else if (!trustProxy) {
    findings.push(
      warning(
        'proxy',
        'PUBLIC_URL is https, but TRUST_PROXY is off: all members behind the proxy count as one client',
        'Set TRUST_PROXY=on if the proxy is yours.',
      ),
    );
  }
  if (trustProxy && isLocal && host !== '127.0.0.1') {
    findings.push(
      warning(
        'proxy',
        'TRUST_PROXY is on, so a client that bypasses the proxy can fake its IP address',
        'Set HOST so that only the proxy can connect, or set TRUST_PROXY=off.',
      ),
    );
  }
  return [...findings, ...(await requestThroughProxy(publicUrl, trustProxy))];
}

interface ReceivedRequest {
  publicUrl?: string;
  host: string | null;
  protocol: string | null;
  isPassedOn: boolean;
}

async function requestThroughProxy(publicUrl: string, trustProxy: boolean): Promise<Finding[]> {
  const received = await fetch(`${publicUrl}/healthz/address`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => response.json() as Promise<ReceivedRequest>)
    .catch(() => null);
  if (!received?.publicUrl) {
    return [
      warning(
        'proxy',
        `the app doesn’t respond at ${publicUrl}`,
        'Start the server. If it is running, check the DNS entry, the certificate and the proxy’s target address.',
      ),
    ];
  }
  if (received.publicUrl !== publicUrl) {
    return [
      failure(
        'proxy',
        `the server at ${publicUrl} was started with PUBLIC_URL=${received.publicUrl}`,
        'Start the server with this PUBLIC_URL; links in emails and passkeys depend on it.',
      ),
    ];
  }
  const findings = [ok('proxy', `the app responds at ${publicUrl}`)];
  const { host, protocol } = new URL(publicUrl);
  if (received.host !== host) {
    findings.push(
      warning(
        'proxy',
        `the proxy changes the Host header from ${host} to ${received.host}`,
        'Make the proxy keep it: proxy_set_header Host $host in nginx.',
      ),
    );
  }
  if (received.protocol && `${received.protocol}:` !== protocol) {
    findings.push(
      warning(
        'proxy',
        `PUBLIC_URL uses ${protocol}//, but the proxy forwards ${received.protocol}://`,
        'Check PUBLIC_URL, and that TLS ends at this proxy.',
      ),
    );
  }
  if (trustProxy && !received.isPassedOn) {
    findings.push(
      warning(
        'proxy',
        'the proxy doesn’t forward client addresses: all members behind it count as one client',
        'Make it set X-Forwarded-For as in deploy/nginx.conf, or set TRUST_PROXY=off if there is no proxy.',
      ),
    );
  }
  return findings;
}
