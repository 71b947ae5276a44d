import { expect, test } from 'vitest';
import { asksGender, QUICK_TAG_LABELS, quickRoute, quickRouteReason } from './quick-route.ts';

test.each([
  ['low_energy', null, '/shj', 'SHJ', 'Because you chose Low energy.'],
  ['poor_sleep', 'male', '/shj', 'SHJ', 'Because you chose Poor sleep.'],
  ['weight', 'female', '/shj', 'SHJ', 'Because you chose Weight stuck.'],
  ['anxiety', null, '/shj', 'SHJ', 'Because you chose Anxiety up.'],
  ['libido', 'male', '/mhi', 'MHI', 'Because you chose Low libido, and said you’re male.'],
  ['libido', 'female', '/whi', 'WHI', 'Because you chose Low libido, and said you’re female.'],
  ['libido', null, '/shj', 'SHJ', 'Because you chose Low libido.'],
  ['relationship', 'male', '/intimabalance', 'IBC', 'Because you chose Relationship strain.'],
] as const)(
  'a member with tag %s and gender %s is sent to %s',
  (tag, gender, destination, recommendedPath, reason) => {
    const route = quickRoute(tag, gender);
    expect(route).toMatchObject({ destination, recommendedPath });
    expect(quickRouteReason(route.why)).toBe(reason);
  },
);

test('the quick router asks for the gender only if the member chose “Low libido”', () => {
  const asked = Object.keys(QUICK_TAG_LABELS).filter((tag) => asksGender(tag as 'libido'));
  expect(asked).toEqual(['libido']);
  expect(asksGender(null)).toBe(false);
});
