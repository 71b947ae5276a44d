import { dayKey } from '@hearthway/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let admin: SignedInMember;
beforeAll(async () => {
  t = await createTestApp();
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
});
afterAll(() => t.close());

const grant = (email: string, role: string, by = admin) =>
  callApi(t, by, 'POST', '/admin/roles', { email, role });
const revoke = (userId: string, role: string, by = admin) =>
  callApi(t, by, 'DELETE', `/admin/roles/${userId}/${role}`);
const readRole = async ({ userId }: { userId: string }) =>
  (await t.sql<{ role: string }>('select role from profiles where user_id = $1', [userId]))[0]
    ?.role;
const readAccess = async (member: SignedInMember) => {
  const { status, body } = await callApi(t, member, 'GET', '/admin/access');
  return status === 200 ? body : body.code;
};

describe('desk roles', () => {
  it('are granted and revoked by the inner circle, with immediate effect', async () => {
    const rosa = await signUpMember(t);
    expect(await readAccess(rosa)).toBe('desk_required');
    const given = await grant(rosa.email.toUpperCase(), 'front_desk');
    expect(given.status).toBe(200);
    expect(given.body.colleagues).toMatchObject([{ userId: rosa.userId, role: 'front_desk' }]);
    expect(await readRole(rosa)).toBe('staff');
    expect(await readAccess(rosa)).toEqual({
      ...{ isInnerCircle: false, isEditor: false, isFrontDesk: true },
    });
    expect((await callApi(t, rosa, 'GET', '/admin/memberships/access')).status).toBe(200);

    expect((await revoke(rosa.userId, 'front_desk')).body.colleagues).toEqual([]);
    expect(await readRole(rosa)).toBe('member');
    expect(await readAccess(rosa)).toBe('desk_required');
    expect((await callApi(t, rosa, 'GET', '/admin/memberships/access')).status).toBe(403);
  });

  it('are listed together with the inner circle', async () => {
    const { body } = await callApi(t, admin, 'GET', '/admin/roles');
    expect(body.admins).toMatchObject([{ userId: admin.userId, email: admin.email }]);
  });

  it('can be given to a colleague who was just invited, and open the desk once they join', async () => {
    const email = 'new.colleague@practice.example';
    const invited = await callApi(t, admin, 'POST', '/admin/invitations', {
      ...{ list: email, period: null, timeZone: 'UTC' },
    });
    expect(invited.body.people).toMatchObject([{ email }]);
    const given = await grant(email, 'editor');
    expect(given.body.colleagues).toMatchObject([{ email, role: 'editor' }]);
    const signUp = await t.app.request('/auth/v1/signup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: crypto.randomUUID() }),
    });
    expect(signUp.status).toBe(422);
    await revoke(given.body.colleagues[0].userId, 'editor');
  });

  it('hide the welcome for new members', async () => {
    const wanda = await signUpMember(t);
    const today = dayKey(t.clock.now());
    const readWelcome = async () =>
      (await callApi(t, wanda, 'GET', `/home?today=${today}`)).body.welcome.open;
    expect(await readWelcome()).not.toBeNull();
    await grant(wanda.email, 'front_desk');
    expect(await readWelcome()).toBeNull();
    await revoke(wanda.userId, 'front_desk');
  });

  it('are independent: a member who loses one desk role keeps the other', async () => {
    const both = await signUpMember(t);
    await grant(both.email, 'editor');
    await grant(both.email, 'front_desk');
    await grant(both.email, 'editor');
    expect(await readAccess(both)).toMatchObject({ isEditor: true, isFrontDesk: true });
    await revoke(both.userId, 'editor');
    expect(await readAccess(both)).toMatchObject({ isEditor: false, isFrontDesk: true });
    expect(await readRole(both)).toBe('staff');
    await revoke(both.userId, 'front_desk');
  });

  it('can be granted to and revoked from an inner-circle member, who stays in the inner circle', async () => {
    await grant(admin.email, 'editor');
    await revoke(admin.userId, 'editor');
    expect(await readRole(admin)).toBe('inner-circle');
    expect(await readAccess(admin)).toMatchObject({ isInnerCircle: true, isFrontDesk: true });
  });

  it('are recorded in the member’s audit trail once per change', async () => {
    const vera = await signUpMember(t);
    await grant(vera.email, 'editor');
    await grant(vera.email, 'editor');
    await revoke(vera.userId, 'editor');
    const { body } = await callApi(t, vera, 'GET', '/account/audit-trail');
    const by = { kind: 'admin', firstName: 'Ruth' };
    expect(body.entries).toMatchObject([
      { action: 'desk_role_revoked', by, details: { deskRole: 'editor' } },
      { action: 'desk_role_granted', by, details: { deskRole: 'editor' } },
    ]);
  });

  it('cannot be granted or revoked by the front desk', async () => {
    const rosa = await signUpMember(t);
    await grant(rosa.email, 'front_desk');
    const friend = await signUpMember(t);
    expect((await grant(friend.email, 'front_desk', rosa)).body.code).toBe('admin_required');
    expect((await revoke(rosa.userId, 'front_desk', rosa)).body.code).toBe('admin_required');
  });

  it('are deleted when the account is deleted', async () => {
    const gone = await signUpMember(t);
    await grant(gone.email, 'editor');
    const answer = await callApi(t, gone, 'POST', '/account/delete', { password: gone.password });
    expect(answer.status).toBe(204);
    expect(await t.sql('select * from app.desk_roles where user_id = $1', [gone.userId])).toEqual(
      [],
    );
  });

  it('cannot be granted to an unknown email address', async () => {
    expect((await grant('nobody@example.com', 'editor')).body.code).toBe('member_not_found');
    expect((await grant(admin.email, 'inner-circle')).status).toBe(400);
  });
});
