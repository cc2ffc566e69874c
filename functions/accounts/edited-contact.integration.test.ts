import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { liveLocation, startTwoModes } from '#infra/testkit/product/test-product'
import type { PersonalData } from '#shared/accounts/users-contract'
import type { Order } from '#shared/orders/contract'

let modes: Awaited<ReturnType<typeof startTwoModes>>
beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

const dana = { name: 'Dana Whitfield', email: 'dana@example.com', phone: '9415550188' }

/** A guest's ended order into which a cook has entered the address of an account of their own. */
async function takenOver() {
  const cook = (await modes.cookOfPool()).browser
  const taker = (await modes.member()).browser
  const { email } = (await taker.get<{ email: string }>('/api/auth/user')).body
  const guest = modes.visitor(liveLocation)
  const { id } = await modes.orderAt(liveLocation, { customerInfo: dana }, guest)
  const { items, version } = (await cook.get<Order>(`/api/orders/${id}`)).body
  const lines = items.map(({ menuItemId, quantity }) => ({ menuItemId, quantity }))
  const edit = { lines, version, customerInfo: { email } }
  expect((await cook.put(`/api/orders/${id}/lines`, edit)).status).toBe(200)
  await cook.move(id, 'completed')
  return { id, guest, taker, email }
}

it('who gets into an order by an edit of staff neither exports nor erases it', async () => {
  const { id, taker } = await takenOver()
  const { parts } = (await taker.get<PersonalData>('/api/users/me/export')).body
  expect(parts.find((part) => part.id === 'orders')?.records).toEqual([])
  expect((await taker.delete('/api/users/me')).status).toBe(204)
  const lead = (await modes.leadOfPool()).browser
  expect((await lead.get<Order>(`/api/orders/${id}`)).body).toMatchObject({ customerInfo: { name: dana.name } })
})

it('mails an apology to an address that staff entered without its code, which the guest reads on the page', async () => {
  const { id, guest, email } = await takenOver()
  const lead = (await modes.leadOfPool()).browser
  expect((await lead.post(`/api/kitchen/orders/${id}/refunds`, { amount: '5.00', reason: 'late' })).status).toBe(201)
  await modes.product.deliverStream()
  const outbox = join(modes.product.dataDir, 'outbox')
  const [file = ''] = readdirSync(outbox).filter((name) => name.startsWith(id) && name.includes('refund'))
  const mail = readFileSync(join(outbox, file), 'utf8')
  const [refund] = (await guest.get<Order>(`/api/orders/${id}`)).body.refunds ?? []
  expect(refund?.code).toMatch(/^\w{4}-\w{4}-\w{4}$/)
  expect(mail).toContain(`To: ${email}`)
  expect(mail).not.toContain(refund?.code)
})
