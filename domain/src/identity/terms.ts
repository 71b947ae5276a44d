/** The wording of terms and privacy policy that a new account agrees to. */
export const TERMS_VERSION = '2025-01';
