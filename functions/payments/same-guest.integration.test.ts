import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { MenuItem } from '#shared/menu/contract'

let shop: PaidProduct
let owner: PaidProduct['staff']
beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  shop = await startPaidProduct()
  owner = (await shop.group.adminOfPool()).browser
}, 60_000)
afterAll(async () => {
  await shop.group.product.deliverStream()
  const { differences } = auditRecords(await scanTable())
  await shop.group.product.stop()
  expect(differences).toEqual([])
})

async function leave(portionsLeft: number): Promise<void> {
  const roll = await owner.dish('California Roll', liveLocation.code)
  const path = `/api/menu/availability/${roll.id}/${liveLocation.code}`
  expect((await owner.put(path, { isAvailable: true, portionsLeft })).status).toBe(200)
}

const portionsLeft = async () =>
  (await owner.get<MenuItem[]>(`/api/menu-items/${liveLocation.code}`)).body.find(
    ({ name }) => name === 'California Roll',
  )?.portionsLeft

describe('a guest who comes back from the payment page without paying', () => {
  it('orders the last portions again at once, after the earlier order was cancelled', async () => {
    await leave(2)
    const guest = shop.guest()
    const first = await shop.placeOnline(guest)
    expect(first.status).toBe(201)
    expect((await guest.post(`/api/orders/${first.body.id}/cancel`, { reason: 'customer' })).status).toBe(200)
    expect((await shop.placeOnline(guest)).status).toBe(201)
    expect(await portionsLeft()).toBe(0)
  })

  it('and also without cancelling it: the new order replaces it', async () => {
    await leave(2)
    const guest = shop.guest()
    const first = await shop.placeOnline(guest)
    const second = await shop.placeOnline(guest)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await shop.read(guest, first.body)).toMatchObject({ status: 'cancelled' })
    expect(await portionsLeft()).toBe(0)
    expect((await shop.placeOnline(shop.guest())).status).toBe(409)
  })

  it('does not lose an order that was paid meanwhile', async () => {
    await leave(2)
    const { browser, order } = await shop.placePaid()
    expect(await shop.placeOnline(browser)).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
    expect((await shop.read(browser, order)).status).toBe('pending')
  })
})
