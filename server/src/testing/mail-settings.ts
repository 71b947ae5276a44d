/** Letters are refused without a mail server. The tests replace the one named here. */
export const MAIL_SETTINGS = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Hearthway <no-reply@example.com>',
  REQUIRE_EMAIL_CONFIRMATION: 'off',
};
