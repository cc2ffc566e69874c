import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { handler as suppressRecipients } from '#events/triggers/suppress-recipients'
import { handler as limitSignUps } from '#events/triggers/limit-sign-ups'
import { mailLimits, signUpLimits } from '#shared/platform/rate-limits'
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
  for (let count = 0; count < 10; count += 1)
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
  expect(await signUp('PreSignUp_AdminCreateUser')).toMatchObject({ userName: 'new', response: {} })
})

it('stops mails to unverified addresses on a day on which many have bounced, which could end all mail', async () => {
  const bounce = (address: string) => {
    const Message = JSON.stringify({
      eventType: 'Bounce',
      bounce: { bounceType: 'Permanent' },
      mail: { destination: [address] },
    })
    return suppressRecipients({ Records: [{ Sns: { Message } }] })
  }
  for (let count = 0; count < 30; count += 1) await bounce(`nobody-${count}@example.com`)
  await placeAndCancel(await aBrowser(), 'somebody@example.com')
  const owner = await signInManager(product.url)
  const purchase = { supplier: 'Gulf Fish', note: '', sendBy: 'mail', lines: [{ itemId: 1, quantity: '5' }] }
  const before = mailsTo(/^orders@gulf-fish/).length
  expect(await owner.post('/api/desk/purchases/HENPR', purchase)).toMatchObject({ status: 201 })
  await product.deliverStream()
  expect(mailsTo(/^somebody@/)).toEqual([])
  expect(mailsTo(/^orders@gulf-fish/)).toHaveLength(before + 1)
})
