/**
 * Letters are refused without a mail server, so these settings name one. The tests replace it and
 * never connect to this address.
 */
export const MAIL_SETTINGS = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Hearthway <no-reply@example.com>',
  REQUIRE_EMAIL_CONFIRMATION: 'off',
};
