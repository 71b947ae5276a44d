/** What is known of the home screen in this browser; its query and whoever makes it old share this. */
export const HOME_KEY = ['home'] as const;
