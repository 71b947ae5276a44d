export const BUILD_ID = __BUILD_ID__;

export { CACHE_VERSION } from './cache-version.ts';

export const SERVICE_WORKER_ENABLED = __SERVICE_WORKER__ && import.meta.env.PROD;
