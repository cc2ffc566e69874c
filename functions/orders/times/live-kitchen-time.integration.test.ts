import { scanTable } from '#infra/operate/audit/audit'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { CapacitySettings } from '#shared/kitchen/capacity-contract'

let group: TwoModes

beforeAll(async () => {
  group = await startTwoModes({ kitchenTime: 'on' })
})
afterAll(() => group.product.stop())

it('orders reserve kitchen time at a live site without a setting, and at no test site', async () => {
  const { browser: owner } = await group.adminOfPool()
  const { body } = await owner.get<CapacitySettings>(`/api/desk/capacity/${liveLocation.code}`)
  expect(body.kitchenTime).toBe(true)
  for (const { code } of [liveLocation, testLocation]) {
    const guest = group.visitor(code === liveLocation.code ? liveLocation : testLocation)
    expect((await guest.order({ locationId: code })).status).toBe(201)
  }
  const records = (await scanTable()).filter(({ type }) => type === 'KitchenTime')
  expect(records.map(({ pk }) => pk)).toEqual([`KITCHENTIME#${liveLocation.code}`])
})
