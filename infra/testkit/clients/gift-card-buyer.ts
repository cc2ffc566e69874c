import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handler as settleDuePayments } from '#events/schedules/settle-due-payments'
import { findGiftCard } from '#functions/gift-cards/ledger/card-repository'
import { readMailPart } from '#infra/local/emulated/mail-service'
import type { PaidProduct } from './paying-guest'
import { waitUntil } from '../wait-until'

const ANNE = { name: 'Anne Buyer', email: 'anne.buyer@example.com' }
const BEN = { name: 'Ben Friend', email: 'ben.friend@example.com' }

type Bought = { readonly id: string; readonly payment: { readonly url: string; readonly expiresAt: string } }

/** Presses a button on the provider's page of a gift card. Returns where it leads. */
async function press({ payment }: Bought, outcome: 'pay' | 'decline' | 'cancel'): Promise<string> {
  const body = new URLSearchParams({ outcome })
  const response = await fetch(payment.url, { method: 'POST', body, redirect: 'manual' })
  if (response.status !== 303) throw new Error(`The payment page answered ${response.status}`)
  return response.headers.get('location') ?? ''
}

/** Buys gift cards from a product with payments, and reads the mails about them. */
export function createGiftCardBuyer({ group, guest }: PaidProduct) {
  const outbox = join(group.product.dataDir, 'outbox')
  const listMails = (id: string) =>
    readdirSync(outbox)
      .filter((name) => name.startsWith(`gift-card-${id}`))
      .sort()

  const buy = (more: object = {}, browser = guest()) =>
    browser.post<Bought>('/api/gift-cards', { amount: '50.00', from: ANNE, to: BEN, message: 'Enjoy!', ...more })

  /** Lets the schedule of payments run at a time. */
  async function runSchedule(at = new Date()): Promise<void> {
    await settleDuePayments({ time: at.toISOString() })
    await group.product.deliverStream()
  }

  /** Buys and pays a card. Returns its id and code. */
  async function buyPaid(more: object = {}) {
    const { body: bought } = await buy(more)
    await press(bought, 'pay')
    await waitUntil(async () => (await findGiftCard(bought.id))?.code !== undefined)
    await group.product.deliverStream()
    return { id: bought.id, code: (await findGiftCard(bought.id))?.code ?? '' }
  }

  return {
    buyer: ANNE,
    friend: BEN,
    buy,
    press,
    buyPaid,
    runSchedule,
    listMails,
    readMail: (name: string) => readMailPart(readFileSync(join(outbox, name), 'utf8'), 'text/plain'),
    readHead: (name: string) => readFileSync(join(outbox, name), 'utf8'),
  }
}
