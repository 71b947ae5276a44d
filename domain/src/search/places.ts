export interface Place {
  title: string;
  detail: string;
  to: string;
  keywords: readonly string[];
  kind: 'place' | 'tool' | 'setting';
}

const place = (
  kind: Place['kind'],
  to: string,
  title: string,
  detail: string,
  keywords: string,
): Place => ({ kind, to, title, detail, keywords: [detail, keywords] });

export const PLACES: readonly Place[] = [
  place(
    'place',
    '/help',
    'Get help now',
    'People to talk to, any hour',
    'crisis emergency suicide suicidal kill hurt myself die self harm abuse violence panic helpline hotline danger',
  ),
  place('place', '/home', 'Home', 'Your day at a glance', 'start welcome overview'),
  place('place', '/action#today', 'Today', 'Scorecard, gratitude and focus', 'action hub daily'),
  place(
    'place',
    '/action#weekly',
    'Weekly Pulse',
    'Fifteen sliders about your week',
    'check-in checkin week sliders map survey',
  ),
  place(
    'place',
    '/track',
    'Track Your Progress',
    'Streak, pillars and the last 90 days',
    'history calendar scorecard days break holiday pillars hide streaks',
  ),
  place(
    'place',
    '/progress',
    'Your Progress',
    'Your wellness map over time',
    'chart graph insights trend',
  ),
  place(
    'place',
    '/journal',
    'Your journal',
    'How you felt, day by day',
    'diary mood feelings notes',
  ),
  place('place', '/resources', 'Resources', 'Everything to read', 'articles library reading'),
  place(
    'place',
    '/shj/workshops',
    'Workshops',
    'Fourteen weeks, one step at a time',
    'course lessons learn films videos',
  ),
  place('place', '/path', 'Find your path', 'A short quiz', 'quiz questions track recommendation'),
  place('place', '/shj', 'Self-Health Journey', 'Stability, habits and creation', 'shj'),
  place(
    'place',
    '/mhi',
    'Men’s Health Institute',
    'Medical care made for men',
    'mhi men booking appointment testosterone',
  ),
  place(
    'place',
    '/whi',
    'Women’s Health Institute',
    'Medical care made for women',
    'whi women booking appointment menopause',
  ),
  place(
    'place',
    '/intimabalance',
    'IntimaBalance',
    'Counselling, on your own or as a couple',
    'ibc ib couples relationship counselling therapy',
  ),
  place(
    'place',
    '/upgrade',
    'Free and Premium',
    'What each one includes',
    'upgrade price cost plan buy subscription membership trial cancel',
  ),
  place(
    'place',
    '/terms',
    'Terms and privacy',
    'What we store and why',
    'legal conditions data gdpr',
  ),
  place(
    'tool',
    '/action/calm-kit',
    'Calm Kit',
    'Breathing, reframes and SOS tools',
    'breath breathe breathing exercise relax anxiety panic stress meditation',
  ),
  place(
    'tool',
    '/action/hfs-cycle',
    'HFS Cycle Tool',
    'Ride out an urge in five minutes',
    'urge craving habit reset timer addiction',
  ),
  place(
    'tool',
    '/action/belief-upgrade',
    'Belief Upgrade Wizard',
    'A worksheet for a stubborn thought',
    'belief thought thoughts worksheet mindset',
  ),
  place(
    'tool',
    '/action#coach',
    'Coach',
    'From a wish to one small step',
    'coaching goal habit plan',
  ),
  place('setting', '/account', 'Profile', 'Your name and gender', 'account name gender settings'),
  place(
    'setting',
    '/account#preferences',
    'Reminders and notifications',
    'When and how we remind you',
    'nudge nudges push notification email mail reminder time mute settings',
  ),
  place(
    'setting',
    '/account#preferences',
    'My day starts at',
    'For evenings that end after midnight',
    'day start late night owl midnight shift hour settings',
  ),
  place(
    'setting',
    '/account#preferences',
    'Appearance',
    'Light, dark or match your device',
    'theme dark mode light colour color night settings',
  ),
  place(
    'setting',
    '/account#preferences',
    'Install the app',
    'On your home screen',
    'install phone app homescreen',
  ),
  place(
    'setting',
    '/account',
    'Membership',
    'Your plan and payments',
    'premium subscription billing invoice cancel payment',
  ),
  place(
    'setting',
    '/account#security',
    'Password and sign-in',
    'Password, passkeys and two-step sign-in',
    'security login passkey code authenticator email address change',
  ),
  place(
    'setting',
    '/account#security',
    'Devices',
    'Where you’re signed in',
    'sessions sign out logout device',
  ),
  place(
    'setting',
    '/account#app-lock',
    'Lock this app',
    'A PIN or passkey on this device',
    'app lock pin code face fingerprint private hide screen',
  ),
  place(
    'setting',
    '/account#data',
    'Download your data',
    'Everything we store about you',
    'export copy privacy gdpr backup',
  ),
  place(
    'setting',
    '/account#data',
    'Delete your account',
    'Along with everything in it',
    'remove erase close leave privacy',
  ),
];

export const STARTING_PLACES: readonly Place[] = [
  '/help',
  '/action#weekly',
  '/journal',
  '/action/calm-kit',
].flatMap((to) => PLACES.find((one) => one.to === to) ?? []);
