-- Whether an address is one of the library's pictures, as the inner circle chooses one for the logo. It
-- stays in the library until the choice is kept: from then on it is shown, and not removed.
create function app.hold_picture(p_address text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.media m
    where m.id = substring(p_address from '^/media/pictures/([0-9a-f-]{36})/')::uuid
      and m.kind = 'picture'
      and p_address = '/media/pictures/' || m.id || '/' || m.width || 'x' || m.height
    for share;
  return found;
end $$;
revoke all on function app.hold_picture from public;
grant execute on function app.hold_picture to hearthway_admin;
