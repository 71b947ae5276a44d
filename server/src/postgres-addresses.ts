const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/i;
const WANTED = /([?&])target_session_attrs=([^&]*)(&|$)/;

export function postgresAddresses(setting: string): string[] | null {
  const [, before, hosts, after = ''] = PARTS.exec(setting) ?? [];
  if (!before || !hosts) return null;
  const wanted = WANTED.exec(after)?.[2] ?? 'read-write';
  if (wanted !== 'read-write' && wanted !== 'primary') return null;
  const rest = after.replace(WANTED, (_all, start, _value, end) => (end ? start : ''));
  const addresses = hosts.split(',').map((host) => `${before}${host}${rest}`);
  return addresses.every((address) => URL.canParse(address)) ? addresses : null;
}
