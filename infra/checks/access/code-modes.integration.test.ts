import { issueCode } from '#functions/payments/codes/code-repository'
import { transact } from '#functions/platform/table/transaction'
import { PROMO_CODE } from '#shared/payments/discount-codes'
import type { Location } from '#shared/locations/index'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { listAvailableDays } from '#shared/orders/scheduling'

let modes: TwoModes
beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

const discount = { percent: 10 }

/** A code for any holder, on one kind of site. */
async function codeOf(site: 'test' | 'live'): Promise<string> {
  const { code, issue } = issueCode({ discount, site, holderId: 'anyone', days: 90, now: new Date() })
  await transact([issue])
  return code
}

/** The statuses of reading and redeeming a code at a location. */
async function usedAt(location: Location, discountCode: string) {
  const guest = modes.visitor(location)
  const scheduledFor = listAvailableDays(location, 'pickup', new Date())[0]?.times[0]?.at
  const request = { locationId: location.code, code: { discountCode, discount }, more: { scheduledFor } }
  return [(await guest.get(`/api/codes/${discountCode}`)).status, (await guest.order(request)).status]
}

describe('a code', () => {
  it('issued on a live site is unknown on a test site, and still valid where it was issued', async () => {
    const code = await codeOf('live')
    expect(await usedAt(testLocation, code)).toEqual([404, 404])
    expect(await usedAt(liveLocation, code)).toEqual([200, 201])
    expect(await usedAt(liveLocation, code)).toEqual([409, 409])
  })

  it('issued on a test site is unknown on a live site, and still valid where it was issued', async () => {
    const code = await codeOf('test')
    expect(await usedAt(liveLocation, code)).toEqual([404, 404])
    expect(await usedAt(testLocation, code)).toEqual([200, 201])
  })

  it('for first orders exists on live sites only', async () => {
    expect(await usedAt(testLocation, PROMO_CODE)).toEqual([404, 404])
    expect(await usedAt(liveLocation, PROMO_CODE)).toEqual([200, 201])
  })
})
