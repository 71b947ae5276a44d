/** Raise this number when the format of the service worker's cache changes. */
export const CACHE_VERSION = 'v1';
