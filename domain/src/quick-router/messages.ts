export const QUICK_ROUTER_MESSAGES = {
  title: "I'm feeling…",
  description: 'Choose what is closest. It can be different tomorrow.',
  gender: 'Would you like to tell us your gender? This is optional.',
  go: 'Continue',
  couldNotRemember: 'We could not remember your choice, but here is where it leads.',
} as const;
