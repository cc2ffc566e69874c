import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { henpr } from '#shared/locations/henpr'
import { getPolicy } from '#shared/locations/policy'
import { resolveDiscount } from '../orders/placement/discounts/order-discount'
import { transact } from '../platform/table/transaction'
import { issueCode } from './codes/code-repository'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const visitor = () => createTestClient(product.url)
const tenPercent = { percent: 10 }
const live = getPolicy({ ...henpr, mode: 'live' })
const caller = (visitorId: string, user: { id: string } | null = null) => ({
  visitorId,
  isNewVisitor: false,
  user: user && { ...user, email: '', firstName: '', lastName: '', role: 'customer' as const },
})

const anyone = { holderId: 'anyone', days: 90 }

describe('the promo of a live site', () => {
  it("is 10% off a visitor's first order, once", async () => {
    const guest = caller(randomUUID())
    const promo = await resolveDiscount('First10', {
      caller: guest,
      location: henpr.code,
      policy: live,
      now: new Date(),
    })
    expect(promo.discount).toEqual({ percent: 10 })
    await transact(promo.spend('ORDER1', { subtotalCents: 125, discountCents: 125 }))
    const second = await resolveDiscount('first10', {
      caller: guest,
      location: henpr.code,
      policy: live,
      now: new Date(),
    })
    await expect(transact(second.spend('ORDER2', { subtotalCents: 125, discountCents: 125 }))).rejects.toThrow(
      'code-spent',
    )
  })

  it('is rejected after an earlier order, unless that was cancelled', async () => {
    const customer = visitor()
    const { id } = (await customer.signIn(`${randomUUID()}@example.com`)).body
    const guest = visitor()
    const orders = [(await customer.order()).body.id, (await guest.order()).body.id] as const
    const callers = [caller('x', { id }), caller(guest.visitorId())]
    for (const one of callers)
      await expect(
        resolveDiscount('first10', { caller: one, location: henpr.code, policy: live, now: new Date() }),
      ).rejects.toThrow('code-spent')
    await customer.post(`/api/orders/${orders[0]}/cancel`)
    await guest.post(`/api/orders/${orders[1]}/cancel`)
    for (const one of callers)
      expect(
        (await resolveDiscount('first10', { caller: one, location: henpr.code, policy: live, now: new Date() }))
          .discount,
      ).toEqual({
        percent: 10,
      })
  })

  it('does not include codes of a test site', async () => {
    const { code, issue } = issueCode({ ...anyone, discount: tenPercent, site: 'test', now: new Date() })
    await transact([issue])
    await expect(
      resolveDiscount(code, { caller: caller('x'), location: henpr.code, policy: live, now: new Date() }),
    ).rejects.toThrow('not-found')
  })
})

describe('a code of a live site', () => {
  it('is not found at a test site, by a lookup or an order', async () => {
    const { code: discountCode, issue } = issueCode({ ...anyone, discount: tenPercent, site: 'live', now: new Date() })
    await transact([issue])
    const guest = visitor()
    expect(await guest.get(`/api/codes/${discountCode}`)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    const answer = await guest.order({ code: { discountCode, discount: tenPercent } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(
      (
        await resolveDiscount(discountCode, {
          caller: caller('x'),
          location: henpr.code,
          policy: live,
          now: new Date(),
        })
      ).discount,
    ).toEqual(tenPercent)
  })
})
