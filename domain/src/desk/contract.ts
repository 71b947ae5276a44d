import { z } from 'zod';
import { DESK_ROLES } from '../vocabulary.ts';

export const deskAccessResponse = z.object({
  isInnerCircle: z.boolean(),
  isEditor: z.boolean(),
  isFrontDesk: z.boolean(),
});
export type DeskAccessResponse = z.infer<typeof deskAccessResponse>;

export const grantRoleRequest = z.strictObject({
  email: z.string().trim().min(1).max(254),
  role: z.enum(DESK_ROLES),
});
export type GrantRoleRequest = z.infer<typeof grantRoleRequest>;

export const roleParam = z.object({ userId: z.uuid(), role: z.enum(DESK_ROLES) });
export type RoleParam = z.infer<typeof roleParam>;

const admin = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
});

const colleague = admin.extend({
  role: z.enum(DESK_ROLES),
  since: z.iso.datetime(),
});

export const colleaguesResponse = z.object({
  admins: z.array(admin),
  colleagues: z.array(colleague),
});
export type ColleaguesResponse = z.infer<typeof colleaguesResponse>;
