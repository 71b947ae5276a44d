import { escapeHtml } from '../escape-html.ts';

export const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

interface MailPage {
  productName: string;
  subject: string;
  inner: string;
}

/** A table at most 480 px wide with inline styles works on phones and in old email programs. */
export function mailPage({ productName, subject, inner }: MailPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${escapeHtml(subject)}</title>
    <style>
      @media (prefers-color-scheme: dark) {
        .page { background: #14201f !important }
        .card { background: #1d2b2a !important; color: #f2ece1 !important }
        .quiet, .quiet a { color: #b9c4c1 !important }
      }
    </style>
  </head>
  <body class="page" style="margin:0;padding:0;background:#faf5ec">
    <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#faf5ec">
      <tr>
        <td align="center" style="padding:24px 12px">
          <table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;color:#1f2a2e;border-radius:16px">
            <tr>
              <td style="padding:32px 24px">
              <p style="margin:0 0 24px;font-family:Georgia,'Times New Roman',serif;font-size:22px;line-height:28px">${escapeHtml(productName)}</p>
              ${inner}
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
}
