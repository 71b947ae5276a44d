import { expect, test } from 'vitest';
import { ALL_CAPABILITIES, readableBy } from './capabilities.ts';

const undated = { premiumDates: false, email: true };
const unaddressed = { premiumDates: true, email: false };

test.each([
  [
    undated,
    'select "tier", "premium_expires_at" from "profiles" where "profiles"."user_id" = $1',
    'select "tier", null::timestamptz from "profiles" where "profiles"."user_id" = $1',
  ],
  [
    undated,
    'select "profiles"."premium_started_at" from "reports" join "profiles" on true',
    'select null::timestamptz from "reports" join "profiles" on true',
  ],
  [
    undated,
    'select p.premium_expires_at from profiles p',
    'select null::timestamptz from profiles p',
  ],
  [
    unaddressed,
    'select "email", "first_name" from "profiles"',
    'select null::text, "first_name" from "profiles"',
  ],
])('%o reads %s as null', (capabilities, text, readable) => {
  expect(readableBy(capabilities, text)).toBe(readable);
});

test.each([
  [ALL_CAPABILITIES, 'select "email", "premium_expires_at" from "profiles"'],
  [unaddressed, 'select "email" from "auth"."users"'],
  [unaddressed, 'select "auth"."users"."email" from "profiles" join "auth"."users" on true'],
  [undated, 'update "profiles" set "premium_expires_at" = $1'],
  [undated, 'select "email" from "profiles"'],
])('%o leaves as it is: %s', (capabilities, text) => {
  expect(readableBy(capabilities, text)).toBe(text);
});
