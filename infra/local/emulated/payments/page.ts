import { formatCents } from '#shared/platform/money'
import type { Session } from './ledger'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

const style = `:root { color-scheme: light dark; font-family: system-ui, sans-serif } body { max-width: 28rem; margin: 2rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse } td { padding: .4rem 0; border-bottom: 1px solid #8886 } td:last-child { text-align: right }
button { display: block; width: 100%; min-height: 3rem; margin-top: .75rem; font: inherit; font-weight: 600 }
[role=alert] { padding: .75rem; border: 2px solid #c00; border-radius: .5rem }`

const layOut = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`

const buttons = [
  ['pay', 'Pay'],
  ['decline', 'Decline'],
  ['cancel', 'Cancel'],
] as const

/** Renders the page where a guest pays. Nothing is charged: the buttons decide the outcome. */
export function renderPaymentPage({ lines, amountCents }: Session, isDeclined: boolean): string {
  const rows = lines
    .map(
      ({ name, cents, quantity }) =>
        `<tr><td>${quantity > 1 ? `${quantity} × ` : ''}${escaped(name)}</td><td>${formatCents(cents * quantity)}</td></tr>`,
    )
    .join('')
  const notice = isDeclined ? '<p role="alert">Your card was declined. Try another one.</p>' : ''
  const forms = buttons
    .map(([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`)
    .join('')
  return layOut(
    `Pay ${formatCents(amountCents)}`,
    `<p>This page stands in for the payment provider's. Nothing is charged.</p>${notice}<table>${rows}<tr><td><strong>Total</strong></td><td><strong>${formatCents(amountCents)}</strong></td></tr></table><form method="post">${forms}</form>`,
  )
}

const bankButtons = [
  ['dispute', 'Dispute it'],
  ['win', 'The restaurant wins'],
  ['lose', 'The restaurant loses'],
] as const

/** Renders what the bank of the guest may do with a payment. */
const renderBank = ({ status }: Session): string =>
  status === 'complete'
    ? `<h2>The guest's bank</h2><form method="post">${bankButtons.map(([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`).join('')}</form>`
    : ''

/** Renders the page of a payment that is over. */
export const renderEndedPage = (session: Session | undefined): string =>
  layOut(
    'This page is closed',
    session
      ? `<p><a href="${escaped(session.successUrl)}">Back to your order</a></p>${renderBank(session)}`
      : '<p>There is no such payment.</p>',
  )
