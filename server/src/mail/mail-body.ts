import { escapeHtml } from '../escape-html.ts';
import type { Mail } from '../ports/mailer.ts';
import { FONT, mailPage } from './mail-page.ts';

export interface Bar {
  label: string;
  value: number | null;
  max: number;
}

export interface MailContent {
  to: string;
  productName: string;
  subject: string;
  paragraphs: string[];
  button: { label: string; href: string };
  footnote: string;
  /** The chart is drawn with table cells, so that email programs do not have to load an image. */
  chart?: readonly Bar[];
  goodForMs?: number;
  unsubscribeUrl?: string;
}

const THREE_DAYS = 3 * 86_400_000;

export function composeMail(content: MailContent): Mail {
  return {
    to: content.to,
    subject: content.subject,
    text: toText(content),
    html: toHtml(content),
    goodForMs: content.goodForMs ?? THREE_DAYS,
    ...(content.unsubscribeUrl && { unsubscribeUrl: content.unsubscribeUrl }),
  };
}

function toText(content: MailContent): string {
  const { productName, paragraphs, chart, button, footnote, unsubscribeUrl } = content;
  const parts = [
    ...paragraphs,
    ...(chart ? [chart.map(({ label, value }) => `${label} ${value ?? '–'}`).join('  ')] : []),
    `${button.label}:\n${button.href}`,
    footnote,
    ...(unsubscribeUrl ? [`Stop these emails:\n${unsubscribeUrl}`] : []),
    productName,
  ];
  return `${parts.join('\n\n')}\n`;
}

const BAR_HEIGHT = 72;

/** Without `role=presentation`, screen readers read out the bars of a chart twice. */
function chartHtml(bars: readonly Bar[]): string {
  const cells = bars.map(({ label, value, max }) => {
    const height = Math.round(((value ?? 0) / max) * BAR_HEIGHT);
    const bar = `<div style="height:${BAR_HEIGHT - height}px;line-height:1px;font-size:1px">&nbsp;</div><div style="height:${height}px;background:#0f6e6a;border-radius:6px;line-height:1px;font-size:1px">&nbsp;</div>`;
    return `<td width="14%" valign="bottom" align="center" style="padding:0 4px;${FONT};font-size:13px;line-height:20px">${bar}${escapeHtml(label)}<br>${value ?? '–'}</td>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>${cells.join('')}</tr></table>`;
}

function toHtml(content: MailContent): string {
  const { productName, subject, paragraphs, chart, button, footnote, unsubscribeUrl } = content;
  const stop = unsubscribeUrl
    ? `<p class="quiet" style="margin:16px 0 0;${FONT};font-size:14px;line-height:21px;color:#5a666a"><a href="${escapeHtml(unsubscribeUrl)}" style="color:#0f6e6a">Stop these emails</a></p>`
    : '';
  const href = escapeHtml(button.href);
  const words = paragraphs
    .map(
      (text) =>
        `<p style="margin:0 0 16px;${FONT};font-size:17px;line-height:26px">${escapeHtml(text)}</p>`,
    )
    .join('\n              ');
  return mailPage({
    productName,
    subject,
    inner: `${words}
              ${chart ? chartHtml(chart) : ''}
              <table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0">
                <tr>
                  <td style="background:#0f6e6a;border-radius:12px">
                    <a href="${href}" style="display:inline-block;padding:14px 24px;${FONT};font-size:17px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a>
                  </td>
                </tr>
              </table>
              <p class="quiet" style="margin:0 0 16px;${FONT};font-size:14px;line-height:21px;color:#5a666a">${escapeHtml(footnote)}</p>
              <p class="quiet" style="margin:0;${FONT};font-size:14px;line-height:21px;color:#5a666a">If the button doesn’t work, copy this address into your browser:<br><a href="${href}" style="color:#0f6e6a;word-break:break-all">${href}</a></p>
              ${stop}`,
  });
}
