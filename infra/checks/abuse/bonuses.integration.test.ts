import { randomUUID } from 'node:crypto'
import { auditUserLoyalty } from '#infra/operate/audit/audit-loyalty'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTwoModes, liveLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { listAvailableDays } from '#shared/orders/scheduling'
import type { LoyaltyAccount } from '#shared/loyalty/contract'
import { initialGiveAways } from '#shared/loyalty/loyalty'
import { referralLimits } from '#shared/platform/order-limits'

const REFERRAL_POINTS = initialGiveAways.referralPoints

let modes: TwoModes
beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

async function member(email = `${randomUUID()}@example.com`, ref?: string) {
  const browser = createTestClient(modes.product.url)
  const { id } = (await browser.signIn(email, 'customer', ref)).body
  const points = async () => {
    await modes.product.deliverStream()
    return (await auditUserLoyalty(id)).points
  }
  /** Completes an order of three rolls, 18.75. */
  const complete = async (contact: object = {}, quantity = 3) => {
    const lines = [{ dish: await browser.dish('California Roll'), quantity }]
    const { body } = await browser.order({ lines, customerInfo: { email: '', phone: '', ...contact } })
    await browser.move(body.id, 'completed')
    return body.id
  }
  const code = (await browser.get<LoyaltyAccount>('/api/loyalty/account')).body.referralCode
  return { browser, id, code, points, complete }
}

describe('the referral bonus', () => {
  it('is given for an order of at least 15.00 only', async () => {
    const dana = await member()
    const lee = await member(undefined, dana.code)
    await lee.complete({}, 2)
    expect(await dana.points()).toBe(0)
    await lee.complete()
    expect(await dana.points()).toBe(REFERRAL_POINTS)
  })

  it('is given once for a phone and for a mailbox, however they are spelled', async () => {
    const dana = await member()
    const name = randomUUID().replaceAll('-', '')
    const friends = [
      [`${name}@gmail.com`, { phone: '(727) 555-0111' }],
      [`${name.slice(0, 5)}.${name.slice(5)}+2@googlemail.com`, { phone: '(727) 555-0112' }],
      [undefined, { phone: '+1 727 555 0111' }],
      [undefined, { email: `${name.toUpperCase()}+sushi@Gmail.com` }],
    ] as const
    for (const [email, contact] of friends) await (await member(email, dana.code)).complete(contact)
    expect(await dana.points()).toBe(REFERRAL_POINTS)
  })

  it('is given once to friends with the same phone who complete their orders at the same time', async () => {
    const dana = await member()
    const friends = await Promise.all(Array.from({ length: 4 }, () => member(undefined, dana.code)))
    await Promise.all(friends.map((friend) => friend.complete({ phone: '(727) 555-0113' })))
    expect(await dana.points()).toBe(REFERRAL_POINTS)
  })

  it('is available again for a phone after its bonus was withdrawn', async () => {
    const dana = await member()
    const [lee, kim] = [await member(undefined, dana.code), await member(undefined, dana.code)]
    const id = await lee.complete({ phone: '(727) 555-0114' })
    expect(await dana.points()).toBe(REFERRAL_POINTS)
    await lee.browser.move(id, 'cancelled')
    expect(await dana.points()).toBe(0)
    await kim.complete({ phone: '(727) 555-0114' })
    expect(await dana.points()).toBe(REFERRAL_POINTS)
  })

  it('is not given for another spelling of the own mailbox', async () => {
    const name = randomUUID()
    const dana = await member(`${name}@example.com`)
    await (await member(`${name}+friend@example.com`, dana.code)).complete()
    expect(await dana.points()).toBe(0)
  })

  it('is given at most ten times per month', async () => {
    const dana = await member()
    for (let count = 0; count < referralLimits.perMonth + 2; count += 1)
      await (await member(undefined, dana.code)).complete()
    expect(await dana.points()).toBe(REFERRAL_POINTS * referralLimits.perMonth)
  })
})

describe('first10 on a live site', () => {
  const code = { discountCode: 'first10', discount: { percent: 10 } }
  const scheduledFor = () => listAvailableDays(liveLocation, 'pickup', new Date())[0]?.times[0]?.at

  const orderWith = (email: string, phone: string) => {
    const order = {
      code,
      locationId: liveLocation.code,
      customerInfo: { email, phone },
      more: { scheduledFor: scheduledFor() },
    }
    return modes.visitor(liveLocation).order(order)
  }

  it('counts once per phone and mailbox, in any browser', async () => {
    const name = randomUUID()
    const first = await orderWith(`${name}@gmail.com`, '(941) 555-0121')
    expect(first.status).toBe(201)
    const refused = { status: 409, body: { code: 'code-spent' } }
    expect(await orderWith(`${name}+1@googlemail.com`, '(941) 555-0122')).toMatchObject(refused)
    expect(await orderWith(`${randomUUID()}@example.com`, '1-941-555-0121')).toMatchObject(refused)
    expect((await orderWith(`${randomUUID()}@example.com`, '(941) 555-0123')).status).toBe(201)
  })

  it('is given to one of five browsers that order with one mailbox at the same time', async () => {
    const name = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => orderWith(`${name}+${at}@example.com`, `(941) 555-013${at}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })
})
