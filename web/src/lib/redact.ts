const secretName =
  /token|password|passwd|secret|authorization|apikey|api_key|cookie|^code$|verifier|jwt/i;
const email = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g;
const jwt = /\beyJ[\w-]+(?:\.[\w-]*){1,2}/g;
const secretPair =
  /\b((?:access|refresh|provider)?_?token(?:_hash)?|code|password|apikey)(=|":\s*")[^&\s"#]+/gi;
const bearer = /\bbearer\s+[\w.~+/=-]+/gi;

const hidden = '[hidden]';
const maxDepth = 6;

function redactText(text: string): string {
  return text
    .replace(bearer, `Bearer ${hidden}`)
    .replace(jwt, hidden)
    .replace(secretPair, (_pair, name: string, sign: string) => `${name}${sign}${hidden}`)
    .replace(email, '[email]');
}

export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  if (value === null || typeof value !== 'object') {
    return typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function'
      ? String(value)
      : value;
  }
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      redactText(name),
      isSecret(name, item) ? hidden : redact(item, depth + 1),
    ]),
  );
}

function isSecret(name: string, item: unknown): boolean {
  return (
    secretName.test(name) && typeof item !== 'boolean' && typeof item !== 'number' && item != null
  );
}
