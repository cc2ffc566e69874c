import { getGroupPart, getSiteKind } from '#shared/locations/site-kind'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { waitUntil } from '#infra/testkit/wait-until'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { countRecipientOfOrigin } from '#functions/notifications/bounce-repository'
import { getMailOrigin } from '#functions/platform/mail-origin'
import { keyedHash } from '#functions/platform/session/signing-keys'
import { listOrderMails } from '#functions/notifications/mail-repository'
import { mailKeys } from '#functions/notifications/records'
import { anonymizeOrder } from '#functions/orders/access/anonymize-order'
import { OrderRecord, orderKeys } from '#functions/orders/records'
import { deleteItems, getItem } from '#functions/platform/table/table'
import { handler as suppressRecipients } from '#events/triggers/suppress-recipients'
import { handler as limitSignUps } from '#events/triggers/limit-sign-ups'
import { mailLimits, signUpLimits } from '#shared/platform/message-limits'
import type { Suppliers } from '#shared/purchases/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
})
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => product.stop())

/** The mails whose recipient matches the pattern. */
function mailsTo(pattern: RegExp): readonly string[] {
  const folder = join(product.dataDir, 'outbox')
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return files.filter((name) => pattern.test(/^To: (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? ''))
}

/** A browser with a visitor cookie. */
async function aBrowser() {
  const browser = createTestClient(product.url)
  await browser.get('/api/auth/user')
  return browser
}

async function placeAndCancel(guest: ReturnType<typeof createTestClient>, email: string) {
  const { status, body } = await guest.order({ customerInfo: { email } })
  expect(status).toBe(201)
  expect((await guest.post(`/api/orders/${body.id}/cancel`)).status).toBe(200)
  return body
}

it('sends a mailbox at most six mails per hour, from any browsers and to any of its addresses', async () => {
  const addresses = ['vic.tim@gmail.com', 'VICTIM@gmail.com', 'victim+1@gmail.com', 'v.i.c.t.i.m@googlemail.com']
  for (let count = 0; count < 3; count += 1)
    await Promise.all(addresses.map(async (address) => placeAndCancel(await aBrowser(), address)))
  await product.deliverStream()
  expect(mailsTo(/g(oogle)?mail/i)).toHaveLength(mailLimits.perRecipient)

  const other = await placeAndCancel(await aBrowser(), 'other@example.com')
  await product.deliverStream()
  expect(mailsTo(/^other@/)).toHaveLength(1)
  const page = await createTestClient(product.url).get<{ status: string }>(`/api/orders/${other.id}`)
  expect(page.body.status).toBe('cancelled')
})

it('sends one mail for each order that a browser places and cancels, up to the limit', async () => {
  const guest = await aBrowser()
  for (let count = 0; count < 3; count += 1) await placeAndCancel(guest, 'loop@example.com')
  await product.deliverStream()
  expect(mailsTo(/^loop@/)).toHaveLength(3)
})

it('still mails a purchase order to a supplier whose mailbox has used up its limit', async () => {
  const owner = await signInManager(product.url)
  const fish = { name: 'Gulf Fish', contact: '', email: 'orders@gulf-fish.example', phone: '' }
  const { version } = (await owner.get<Suppliers>('/api/desk/suppliers')).body
  await owner.put('/api/desk/suppliers', { suppliers: [fish], version })
  for (let count = 0; count <= mailLimits.perRecipient; count += 1) await placeAndCancel(await aBrowser(), fish.email)
  await product.deliverStream()
  expect(mailsTo(/^orders@gulf-fish/)).toHaveLength(mailLimits.perRecipient)
  const purchase = { supplier: fish.name, note: '', sendBy: 'mail', lines: [{ itemId: 1, quantity: '5' }] }
  expect(await owner.post('/api/desk/purchases/HENPR', purchase)).toMatchObject({ status: 201 })
  await product.deliverStream()
  expect(mailsTo(/^orders@gulf-fish/)).toHaveLength(mailLimits.perRecipient + 1)
})

const signUp = (triggerSource = 'PreSignUp_SignUp') =>
  limitSignUps({ triggerSource, userName: 'new', request: {}, response: {} })

it('creates at most sixty accounts an hour, each of which has a code mailed to a stranger; invitations go on', async () => {
  const answers = await Promise.allSettled(Array.from({ length: signUpLimits.perHour + 5 }, () => signUp()))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(signUpLimits.perHour)
  await expect(signUp()).rejects.toThrow('order as a guest')
  await expect(signUp('CustomMessage_ResendCode')).rejects.toThrow('order as a guest')
  expect(await signUp('PreSignUp_AdminCreateUser')).toMatchObject({ userName: 'new', response: {} })
})

it('mails no code to another address that an account asks for, since one account could ask for thousands', async () => {
  await expect(signUp('CustomMessage_UpdateUserAttribute')).rejects.toThrow('keeps its address')
  await expect(signUp('CustomMessage_VerifyUserAttribute')).rejects.toThrow('keeps its address')
  for (const source of ['CustomMessage_SignUp', 'CustomMessage_ForgotPassword'])
    expect(await signUp(source)).toMatchObject({ userName: 'new', response: {} })
})

type Tags = Readonly<Record<string, readonly string[]>>

const bounce = (address: string, tags: Tags = {}) => {
  const detail = { eventType: 'Bounce', bounce: { bounceType: 'Permanent' }, mail: { destination: [address], tags } }
  return suppressRecipients({ Records: [{ Sns: { Message: JSON.stringify(detail) } }] })
}

const complain = (address: string, tags: Tags) => {
  const detail = { eventType: 'Complaint', mail: { destination: [address], tags } }
  return suppressRecipients({ Records: [{ Sns: { Message: JSON.stringify(detail) } }] })
}

/** The network of all orders of this test. */
const HERE = '127.0.0.1'
const originOf = async (network: string) => (await getMailOrigin(network)) ?? ''
const today = () => new Date().toISOString().slice(0, 10)

/** Forgets the mails and the cancelled orders of the tests before. */
async function forgetMails() {
  await product.deliverStream()
  const orders = {
    pk: `GUESTORDERS#${getGroupPart(getSiteKind('HENPR'))}${await keyedHash('guest address', HERE)}`,
    sk: 'UNCONFIRMED',
  }
  const keys = [mailKeys.ofOrigin(await originOf(HERE), today()), mailKeys.bouncesOn(today(), 'PRODUCT')]
  await deleteItems([...keys, orders])
}
beforeEach(forgetMails)

/** Bounces of mails that a network caused, as the mail service reports them. */
async function bounceMailsOf(network: string, count: number) {
  const tags = { mail: ['some-receipt'], origin: [await originOf(network)] }
  for (let each = 0; each < count; each += 1) await bounce(`${randomUUID()}@example.com`, tags)
}

/** Whether a guest's order is followed by a mail. */
async function getsMail(): Promise<boolean> {
  const name = randomUUID()
  await placeAndCancel(await aBrowser(), `${name}@example.com`)
  await product.deliverStream()
  return mailsTo(new RegExp(`^${name}@`)).length === 1
}

it('stops the mails that a network causes once some of them bounced, and no one else’s', async () => {
  await bounceMailsOf('192.0.2.1', 40)
  expect(await getsMail()).toBe(true)
  await bounceMailsOf(HERE, mailLimits.bouncesPerOrigin)
  expect(await getsMail()).toBe(false)
})

it('stops all mails of an order to a new address, which an edit gave it', async () => {
  const guest = await aBrowser()
  const { body: order } = await guest.order({ customerInfo: { email: `${randomUUID()}@example.com` } })
  await bounceMailsOf(HERE, mailLimits.bouncesPerOrigin)
  const lines = [{ menuItemId: (await guest.dish('California Roll')).id, quantity: 2 }]
  const edit = { lines, customerInfo: { email: `${randomUUID()}@example.com` }, version: order.version }
  expect((await guest.put(`/api/orders/${order.id}/lines`, edit)).status).toBe(200)
  const owner = await signInManager(product.url)
  const refund = { amount: '2.00', reason: 'late' }
  expect((await owner.post(`/api/kitchen/orders/${order.id}/refunds`, refund)).status).toBe(201)
  await product.deliverStream()
  const findMail = async () => (await listOrderMails(order.id)).find(({ name }) => name === 'refund-1')
  await waitUntil(async () => ![undefined, 'sending'].includes((await findMail())?.outcome))
  expect(await findMail()).toMatchObject({ outcome: 'limited' })
})

it('stops them as well once one was reported as spam', async () => {
  const tags = { mail: ['some-receipt'], origin: [await originOf(HERE)] }
  await complain(`${randomUUID()}@example.com`, tags)
  expect(await getsMail()).toBe(false)
})

it('counts all networks of an IPv6 customer as one, because a bounce comes after hundreds of mails', async () => {
  const origin = await originOf('2001:db8:1:2::/64')
  expect(await originOf('2001:db8:1:3::/64')).toBe(origin)
  expect(await originOf('2001:db8:2:3::/64')).not.toBe(origin)
})

it('stores with an order which network caused its mails, and with its personal data no longer', async () => {
  const { body } = await (await aBrowser()).order()
  const readOrigin = async () => OrderRecord.parse(await getItem(orderKeys.order(body.id))).mailOrigin
  expect(await readOrigin()).toBe(await originOf(HERE))
  await anonymizeOrder(body.id)
  expect(await readOrigin()).toBeUndefined()
})

it('mails no more unverified addresses than its share for one network, but those again', async () => {
  const origin = await originOf(HERE)
  const mail = (name: string | number) => countRecipientOfOrigin(origin, `${name}@example.com`, new Date())
  const mails = Array.from({ length: mailLimits.recipientsPerOrigin }, (_, name) => mail(name))
  expect(await Promise.all(mails)).not.toContain(false)
  expect(await mail(1)).toBe(true)
  expect(await getsMail()).toBe(false)
})

it('stops the mails of all after many bounces of few networks, which the mail service counts', async () => {
  const networks = ['192.0.2.30', '192.0.2.31', '192.0.2.32']
  await Promise.all(networks.map((network) => bounceMailsOf(network, mailLimits.allBouncesPerDay / 4)))
  expect(await getsMail()).toBe(true)
  await bounceMailsOf('192.0.2.33', mailLimits.allBouncesPerDay / 4)
  expect(await getsMail()).toBe(false)
})

it('creates no accounts on a day on which many of their codes bounced, but still mails receipts', async () => {
  for (let count = 0; count < mailLimits.bouncesPerDay; count += 1) await bounce(`stranger-${count}@example.com`)
  await expect(signUp()).rejects.toThrow('order as a guest')
  expect(await getsMail()).toBe(true)
})

it('stops mails to unverified addresses on a day on which many have bounced, which could end all mail', async () => {
  for (let network = 10; network < 20; network += 1) await bounceMailsOf(`192.0.2.${network}`, 3)
  expect(await getsMail()).toBe(false)
  const owner = await signInManager(product.url)
  const purchase = { supplier: 'Gulf Fish', note: '', sendBy: 'mail', lines: [{ itemId: 1, quantity: '5' }] }
  const before = mailsTo(/^orders@gulf-fish/).length
  expect(await owner.post('/api/desk/purchases/HENPR', purchase)).toMatchObject({ status: 201 })
  await product.deliverStream()
  expect(mailsTo(/^orders@gulf-fish/)).toHaveLength(before + 1)
})
