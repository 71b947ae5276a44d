import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const SITE = 'https://members.practice.example';
const CALLBACK = `${SITE}/auth/callback`;

test.each([
  ['/auth/callback?next=/track', `${SITE}/auth/callback?next=%2Ftrack`],
  ['/home', `${SITE}/home`],
  [`${SITE}/auth/reset`, `${SITE}/auth/reset`],
  [`${SITE}/auth/callback?next=%2Ftrack#x`, `${SITE}/auth/callback?next=%2Ftrack`],
  [SITE, `${SITE}/`],
])('the redirect target %s is kept', (asked, target) => {
  expect(redirectTarget(asked, SITE).href).toBe(target);
});

test.each([
  ['/auth/callback?error_description=Call+0900', CALLBACK],
  ['/auth/callback?error=x&error_code=y&next=//evil.example', CALLBACK],
  ['/auth/callback?access_token=a&refresh_token=b&next=/track', `${CALLBACK}?next=%2Ftrack`],
  [`${SITE}/home?debug=offers`, `${SITE}/home`],
])('the redirect target %s is reduced to its path and a safe `next` parameter', (asked, target) => {
  expect(redirectTarget(asked, SITE).href).toBe(target);
});

test.each([
  undefined,
  '',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'https://evil.example/auth/callback',
  'http://members.practice.example/home',
  'https://members.practice.example:8443/home',
  'https://members.practice.example@evil.example/',
  'https://members.practice.example.evil.example/',
  'https://someone:secret@members.practice.example/',
  'https://evil.example#https://members.practice.example',
  'https://evil.example\\@members.practice.example',
  `${SITE}//evil.example`,
  `${SITE}/%2Fevil.example`,
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '%2F%2Fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//members.practice.example',
  'data:text/html,x',
  'blob:https://members.practice.example/x',
])('the redirect target %s is replaced with the callback page', (asked) => {
  expect(redirectTarget(asked, SITE).href).toBe(CALLBACK);
});
