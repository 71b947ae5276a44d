export const TERMS_VERSION = '2025-01';
