import { expect, test } from 'vitest';
import { findDestinations } from './destinations.ts';

test('the destinations of an offer are the named pages of the app, sorted and without duplicates', () => {
  const names: Record<string, string> = {
    '/': 'Start',
    '/home': 'Home',
    '/shj/free': 'Free Access',
    '/shj/free-access': 'Free Access',
    '/workshops': 'Workshops',
    '/shj/workshops': 'Workshops',
    '/resources/$slug': 'Resource',
    '/admin': 'The desk',
    '/auth': 'Sign in',
  };
  expect(findDestinations((path) => names[path])).toEqual([
    { path: '/shj/free', name: 'Free Access' },
    { path: '/home', name: 'Home' },
    { path: '/shj/workshops', name: 'Workshops' },
  ]);
});
