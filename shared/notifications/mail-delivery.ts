import type { MailMessage } from './order-mail'
import type { OrderStatus } from '../orders/constants'
import { mailLimits } from '../platform/message-limits'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeMailHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** A text that people wrote, with its line breaks. */
const renderWritten = (text: string): string => escapeMailHtml(text).replaceAll('\n', '<br>')

/** Renders a mail as plain text. */
export function renderMailText({ heading, ticket, paragraphs, panels, footnote, button, from }: MailMessage): string {
  const listed = panels.flatMap(({ title, rows }) => [
    title.toUpperCase(),
    ...rows.flatMap(({ label, value, under = [], link }) => [
      `${label}: ${value}`,
      ...under.map((line) => `   ${line}`),
      ...(link ? [`   ${link.label}: ${link.url}`] : []),
    ]),
    '',
  ])
  return [
    heading,
    ...(ticket === undefined ? [] : [`Ticket ${ticket}`]),
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...listed,
    ...(footnote === undefined ? [] : [footnote, '']),
    `${button.label}: ${button.url}`,
    '',
    ...from,
    '',
  ].join('\n')
}

/** The site's light colors; mail programs in dark mode use the others. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #15110e !important; }
  .card { background: #1e1915 !important; border-color: #372d26 !important; }
  .text { color: #f7efe3 !important; }
  .muted { color: #cfc2b3 !important; }
  .ticket { background: #0e0b09 !important; border-color: #857364 !important; color: #f7efe3 !important; }
  .rule { border-color: #372d26 !important; }
}`

const font = "font-family:'Segoe UI',system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif"

type Row = MailMessage['panels'][number]['rows'][number]

const renderLink = ({ label, url }: NonNullable<Row['link']>): string =>
  `<br><a class="text" href="${escapeMailHtml(url)}" style="color:#291b13">${escapeMailHtml(label)}</a>`

const renderRow = ({ label, value, under = [], link, strong = false }: Row): string => {
  const weight = strong ? 'font-weight:700;' : ''
  const small = under.map(
    (line) => `<br><span class="muted" style="color:#5a4738;font-size:13px">${renderWritten(line)}</span>`,
  )
  return [
    `<tr><td class="text" style="padding:4px 12px 4px 0;color:#291b13;vertical-align:top;${weight}">${escapeMailHtml(label)}${small.join('')}</td>`,
    `<td class="text" align="right" style="padding:4px 0;color:#291b13;vertical-align:top;${weight}">${escapeMailHtml(value)}${link ? renderLink(link) : ''}</td></tr>`,
  ].join('')
}

const renderPanel = ({ title, rows }: MailMessage['panels'][number]): string =>
  [
    `<h2 class="text rule" style="margin:24px 0 8px;padding-top:16px;border-top:1px solid #e0d2be;font-size:17px;color:#291b13">${escapeMailHtml(title)}</h2>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px;border-collapse:collapse">`,
    ...rows.map(renderRow),
    '</table>',
  ].join('')

const renderTicketNumber = (ticket: number): string =>
  `<p class="ticket" style="margin:0 0 16px;display:inline-block;padding:8px 18px;border:1px solid #8c7764;border-radius:12px;background:#fffdf9;color:#291b13;font-size:13px">Ticket <strong style="font-size:26px">${ticket}</strong></p>`

/** Name and flame as text: mail programs block pictures until the reader allows them. */
const renderSender = (name: string): string =>
  `<p class="text rule" style="margin:0 0 20px;padding-bottom:14px;border-bottom:1px solid #e0d2be;font-size:17px;font-weight:700;color:#291b13"><span aria-hidden="true" style="font-size:22px">🔥</span> ${escapeMailHtml(name)}</p>`

const renderFootnote = (text: string): string =>
  `<p class="muted" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#5a4738">${escapeMailHtml(text)}</p>`

/** Renders a mail as HTML, without images, scripts or other external resources. */
export function renderMailHtml({
  subject,
  heading,
  ticket,
  paragraphs,
  panels,
  footnote,
  button,
  from,
}: MailMessage): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeMailHtml(subject)}</title><style>${style}</style></head>`,
    `<body class="canvas" style="margin:0;background:#f8f1e5;${font}">`,
    '<div class="canvas" style="padding:24px 12px;background:#f8f1e5">',
    '<div class="card" style="max-width:560px;margin:0 auto;padding:24px;background:#fffaf1;border:1px solid #e0d2be;border-radius:16px">',
    ...from.slice(0, 1).map(renderSender),
    `<h1 class="text" style="margin:0 0 12px;font-size:24px;line-height:1.25;color:#291b13">${escapeMailHtml(heading)}</h1>`,
    ticket === undefined ? '' : renderTicketNumber(ticket),
    ...paragraphs.map(
      (paragraph) =>
        `<p class="muted" style="margin:0 0 16px;font-size:15px;line-height:1.5;color:#5a4738">${renderWritten(paragraph)}</p>`,
    ),
    `<p style="margin:0"><a href="${escapeMailHtml(button.url)}" style="display:inline-block;padding:12px 22px;border-radius:999px;background:#b83b09;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escapeMailHtml(button.label)}</a></p>`,
    ...panels.map(renderPanel),
    footnote === undefined ? '' : renderFootnote(footnote),
    `<p class="muted rule" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e0d2be;font-size:13px;line-height:1.5;color:#5a4738">${from.map(escapeMailHtml).join('<br>')}</p>`,
    '</div></div></body></html>',
  ].join('\n')
}

/** Older changes, for example from a restored table or a redriven queue, are not mailed. */
const RECENT_MS = 24 * 3600_000

/** Whether a change is recent enough to be mailed. */
export const isRecentEnoughToMail = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) < RECENT_MS

type CancelledOrder = {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly visitorId: string
  readonly userId?: string | undefined
  readonly cancelledBy?: readonly string[] | undefined
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
}

/**
 * Whether the customer cancelled the order within a minute of placing it. Then receipt and
 * cancellation are one mail, whichever is sent first (docs/product/tracking.md#mail).
 */
export function isQuickCancellation({
  status,
  createdAt,
  visitorId,
  userId,
  cancelledBy = [],
  history,
}: CancelledOrder): boolean {
  if (status !== 'cancelled') return false
  const isByCustomer = cancelledBy.some((id) => id === visitorId || id === userId)
  const at = history.findLast((step) => step.status === 'cancelled')?.at ?? createdAt
  return isByCustomer && Date.parse(at) - Date.parse(createdAt) <= mailLimits.quickCancelMs
}

type SentMail = { readonly mail: string; readonly at: string }

/**
 * Adds a mail to the log of a mailbox's last hour; undefined if that exceeds the limit. A mail that
 * is already in the log, because its sending is retried, counts once
 * (docs/product/tracking.md#mail).
 */
export function addToMailLog(sent: readonly SentMail[], mail: string, now: Date): readonly SentMail[] | undefined {
  const recent = sent.filter(({ at }) => now.getTime() - Date.parse(at) < mailLimits.periodMs)
  if (recent.some((one) => one.mail === mail)) return recent
  return recent.length < mailLimits.perRecipient ? [...recent, { mail, at: now.toISOString() }] : undefined
}
