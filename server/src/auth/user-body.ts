import type { UserRow } from '../db/tables/auth.ts';
import type { FactorRow } from '../db/tables/two-step.ts';
import { APP_METADATA } from './access-tokens.ts';
import { factorBody } from './two-step/factors.ts';

export function userBody(user: UserRow, factors: readonly FactorRow[]) {
  const confirmedAt = user.emailConfirmedAt?.toISOString();
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...(confirmedAt && { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    ...(user.newEmail && { new_email: user.newEmail }),
    phone: '',
    ...(user.lastSignInAt && { last_sign_in_at: user.lastSignInAt.toISOString() }),
    app_metadata: APP_METADATA,
    user_metadata: user.userMetadata,
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: { email: user.email, sub: user.id },
        provider: 'email',
        created_at: user.createdAt.toISOString(),
        updated_at: user.updatedAt.toISOString(),
      },
    ],
    ...(factors.length > 0 && { factors: factors.map(factorBody) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

export type UserBody = ReturnType<typeof userBody>;
