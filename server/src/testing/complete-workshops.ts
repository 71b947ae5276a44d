import type { SignedInMember } from './factories.ts';
import type { TestApp } from './test-app.ts';

export async function completeWorkshops(
  t: TestApp,
  { userId }: Pick<SignedInMember, 'userId'>,
  slugs?: readonly string[],
): Promise<void> {
  await t.sql(
    `insert into workshop_progress (user_id, resource_id)
     select $1, id from resources
     where 'workshop' = any (tags) and ($2::text[] is null or slug = any ($2))`,
    [userId, slugs ?? null],
  );
}
