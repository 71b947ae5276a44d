/** Raise it when what the service worker keeps changes shape; it is part of the cache's name. */
export const CACHE_VERSION = 'v1';
