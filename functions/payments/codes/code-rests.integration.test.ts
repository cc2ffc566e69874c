import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { DiscountCode, OwnDiscountCode } from '#shared/payments/contract'
import type { Order } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

/** A guest with a code for 20.00, and the orders of California Rolls at 6.25 that use it. */
async function holder() {
  const browser = createTestClient(product.url)
  const roll = await browser.dish('California Roll')
  const { body: earlier } = await browser.order({ lines: [{ dish: roll, quantity: 4 }] })
  await owner.post(`/api/kitchen/orders/${earlier.id}/refunds`, { amount: '20.00', reason: 'late' })
  const own = async () => (await browser.get<OwnDiscountCode[]>('/api/codes')).body[0]
  const code = (await own())?.code ?? ''
  return {
    browser,
    code,
    state: async () => [(await own())?.state, (await own())?.remaining],
    order: (quantity: number, amountCents: number) =>
      browser.order({ lines: [{ dish: roll, quantity }], code: { discountCode: code, discount: { amountCents } } }),
    edit: ({ id, version }: Order, quantity: number) =>
      browser.put<Order>(`/api/orders/${id}/lines`, { lines: [{ menuItemId: roll.id, quantity }], version }),
    cancel: async ({ id }: Order) => {
      await browser.post(`/api/orders/${id}/cancel`)
      await product.deliverStream()
    },
  }
}

async function expectBooksToAgree(): Promise<void> {
  await product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
}

it('a code keeps what an order leaves of it, for several orders, until it is spent', async () => {
  const { browser, code, state, order } = await holder()
  expect(await state()).toEqual(['unused', '20.00'])
  const first = await order(1, 2000)
  expect(first).toMatchObject({ status: 201, body: { discount: '6.25', total: '0.00' } })
  expect(await state()).toEqual(['partly-spent', '13.75'])
  expect((await browser.get<DiscountCode>(`/api/codes/${code}`)).body).toMatchObject({
    discountAmount: '20.00',
    remaining: '13.75',
  })
  // A guest who counts on all of it sees the right amounts first.
  expect(await order(3, 2000)).toMatchObject({ status: 409, body: { priced: { discount: '13.75' } } })
  expect((await order(3, 1375)).body).toMatchObject({ discount: '13.75', total: '5.35' })
  expect(await state()).toEqual(['spent', '0.00'])
  expect(await order(1, 0)).toMatchObject({ status: 409, body: { code: 'code-spent' } })
  await expectBooksToAgree()
})

it('cancelling an order returns what it took, and an edit takes or returns the difference', async () => {
  const { state, order, edit, cancel } = await holder()
  const { body: first } = await order(2, 2000)
  expect(await state()).toEqual(['partly-spent', '7.50'])
  const { body: less } = await edit(first, 1)
  expect([less.discount, ...(await state())]).toEqual(['6.25', 'partly-spent', '13.75'])
  const { body: second } = await order(2, 1375)
  expect([second.discount, ...(await state())]).toEqual(['12.50', 'partly-spent', '1.25'])
  // The edit takes what is left: 7.50 of 25.00.
  const { body: more } = await edit(less, 4)
  expect([more.subtotal, more.discount, ...(await state())]).toEqual(['25.00', '7.50', 'spent', '0.00'])
  await cancel(second)
  expect(await state()).toEqual(['partly-spent', '12.50'])
  await cancel(more)
  expect(await state()).toEqual(['unused', '20.00'])
  await expectBooksToAgree()
})

it('a refund of dishes returns to the code what it had paid for them, in money only what was paid', async () => {
  const { browser, state, order, cancel } = await holder()
  const { body: first } = await order(2, 2000)
  expect([first.total, ...(await state())]).toEqual(['0.00', 'partly-spent', '7.50'])
  const lineId = first.items[0]?.id
  const refund = (body: object) => owner.post<Order>(`/api/kitchen/orders/${first.id}/refunds`, body)
  const { status, body } = await refund({ pieces: [{ lineId, quantity: 1 }], reason: 'missing' })
  expect([status, ...(await state())]).toEqual([201, 'partly-spent', '13.75'])
  expect(body.refunds).toMatchObject([{ amount: '0.00', toCode: '6.25' }])
  expect((await browser.get<OwnDiscountCode[]>('/api/codes')).body).toHaveLength(1)
  expect(await refund({ lineId, reason: 'wrong', to: 'card' })).toMatchObject({ status: 409 })
  expect((await refund({ lineId, reason: 'wrong' })).status).toBe(201)
  expect(await state()).toEqual(['unused', '20.00'])
  await expectBooksToAgree()
  await cancel(first)
  expect(await state()).toEqual(['unused', '20.00'])
  // 25.00 less 20.00 are 5.00 and 0.35 of tax: a piece is 1.34 in money, and 5.00 of the code.
  const { body: second } = await order(4, 2000)
  expect(second.total).toBe('5.35')
  const pieces = [{ lineId: second.items[0]?.id, quantity: 1 }]
  const part = await owner.post<Order>(`/api/kitchen/orders/${second.id}/refunds`, { pieces, reason: 'missing' })
  expect(part.body.refunds).toMatchObject([{ amount: '1.34', toCode: '5.00' }])
  await expectBooksToAgree()
})

it('fifty simultaneous orders never take more than the code has', async () => {
  const { state, order } = await holder()
  const answers = await Promise.all(Array.from({ length: 50 }, () => order(1, 2000)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(await state()).toEqual(['partly-spent', '1.25'])
  await expectBooksToAgree()
})
