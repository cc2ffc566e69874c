import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ADVISORY_REMINDER } from '#shared/menu/dietary/advisory'
import { menuRoutes } from '#shared/menu/contract'
import { orderRoutes, type Order, type TicketLine } from '#shared/orders/contract'
import { orderEditRoutes } from '#shared/orders/editing/edit-contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { buildOrder, buildTicket } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { englishDialogWords } from '#base/language/use-dialog-words'
import { EditOrderDialog } from './edit-order-dialog'
import { KitchenLinesContext } from '../kitchen-lines'
import { calculateEditedTotals, formatPaymentConsequence } from './edit-preview'

const server = setupMockServer(
  mockRoute(menuRoutes.listCategories, () =>
    mockResponse(menuRoutes.listCategories, [{ id: 1, name: 'Rolls', description: '', displayOrder: 1 }]),
  ),
)

const roll = buildMenuItem({
  id: 12,
  name: 'California Roll',
  code: 'Su1',
  price: '6.25',
  advisory: 'raw',
  allergens: ['sesame'],
})

const editTerms = { taxRate: 700, isDeliveryFeeTaxed: false, discount: null, paid: '8.69' }

const paid = buildOrder({ tip: '2.00', total: '8.69', paymentStatus: 'paid', editTerms })

function openDialog(order: Order, dish = roll, isOwn = false, lines: readonly TicketLine[] = []): readonly unknown[] {
  const sent: unknown[] = []
  server.use(
    mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])),
    mockRoute(orderRoutes.getOrder, () => mockResponse(orderRoutes.getOrder, order)),
    mockRoute(orderEditRoutes.editOrderLines, async (request) => {
      sent.push(await request.json())
      return mockResponse(orderEditRoutes.editOrderLines, order)
    }),
  )
  render(
    <TestProviders client={createQueryClient()}>
      <KitchenLinesContext value={lines}>
        <EditOrderDialog orderId={order.id} ticketNumber={order.ticketNumber} isOwn={isOwn} onClose={() => {}} />
      </KitchenLinesContext>
    </TestProviders>,
  )
  return sent
}

it('names a dish first as cooks call it, like its ticket', async () => {
  const [line] = buildTicket({}).orderItems
  const kitchenNames = [{ name: line?.menuItem.name ?? '', kitchenName: 'Rollo · 加州卷' }]
  openDialog(paid, roll, false, line && [{ ...line, menuItemId: roll.id, kitchenNames }])
  const lines = await screen.findByRole('list', { name: 'Lines' })
  expect(within(lines).getByText(/^Rollo · 加州卷/).textContent).toContain('California Roll')
})

it('shows what a change costs and what it means for the payment before it is saved', async () => {
  const sent = openDialog(paid)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(ADVISORY_REMINDER)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'One California Roll more' }))
  const amounts = [...dialog.getByLabelText('Totals').children].map(({ textContent }) => textContent)
  expect(amounts).toEqual(['Subtotal$12.50', 'Tax$0.88', 'Tip$2.00', 'Total$15.38'])
  expect(dialog.getByText('$6.69 more to pay, online or at the counter')).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Include utensils and napkins' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(sent).toMatchObject([{ lines: [{ quantity: 2 }], utensils: true }])
})

it('leaves the price of a line that stays after the menu became dearer', async () => {
  const sent = openDialog(paid, { ...roll, price: '8.25' })
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Include utensils and napkins' }))
  const listAmounts = () => [...dialog.getByLabelText('Totals').children].map(({ textContent }) => textContent)
  expect(listAmounts()).toEqual(['Subtotal$6.25', 'Tax$0.44', 'Tip$2.00', 'Total$8.69'])
  await userEvent.click(dialog.getByRole('button', { name: 'One California Roll more' }))
  expect(listAmounts()[0]).toBe('Subtotal$16.50')
  await userEvent.click(dialog.getByRole('button', { name: 'One California Roll less' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(sent).toMatchObject([{ lines: [{ unitPrice: '6.25', totalPrice: '6.25' }], utensils: true }])
})

it('marks the dishes that contain what the instructions call an allergy, also while they are typed', async () => {
  const sent = openDialog({ ...paid, specialInstructions: 'Ring the bell' })
  const dialog = within(await screen.findByRole('dialog'))
  const instructions = await dialog.findByLabelText('Instructions')
  expect(dialog.queryByText(/see the note/)).toBeNull()
  await userEvent.type(instructions, '. Allergic to sesame')
  expect(dialog.getByText('Contains sesame: see the note')).toBeTruthy()
  expect(dialog.getByText('ALLERGY: Ring the bell. Allergic to sesame')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(sent).toMatchObject([{ specialInstructions: 'Ring the bell. Allergic to sesame' }])
})

it('keeps the allergy that was noted at a dish when another dish comes instead', async () => {
  const [line] = paid.items
  if (!line) throw new Error('no line')
  const noted = { ...line, customizations: { notes: '我对芝麻过敏', options: [] } }
  const sent = openDialog({ ...paid, items: [noted], specialInstructions: 'Ring the bell' })
  const dialog = within(await screen.findByRole('dialog'))
  const lines = await dialog.findByRole('list', { name: 'Lines' })
  const field = dialog.getByRole('combobox', { name: 'Add a dish' })
  // The lines stand above the menu.
  expect(lines.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(dialog.getByRole('button', { name: /^Remove California Roll/ }))
  expect(dialog.getByText(/^ALLERGY: .*我对芝麻过敏/)).toBeTruthy()
  await userEvent.type(field, 'California{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(sent).toMatchObject([{ specialInstructions: '我对芝麻过敏; Ring the bell' }])
})

it('marks a dish without declared allergens as soon as an allergy is noted', async () => {
  openDialog({ ...paid, specialInstructions: 'Allergic to nuts' }, { ...roll, allergens: null })
  expect(await screen.findByText('Not declared: nuts, peanuts: see the note')).toBeTruthy()
})

describe('the consequence of an edit', () => {
  const fee = {
    delivery: { feeCents: 299, freeFromCents: null, minimumCents: null, zipCodes: null },
    isAddressChanged: false,
  }
  it.each([
    ['paid', 869, null],
    ['paid', 449, 'Refund $4.20 to the card'],
    ['authorized', 449, '$4.20 less is charged to the card'],
    ['partially-refunded', 1179, '$3.10 more to pay, online or at the counter'],
    ['paid', 900, '$0.31 more to pay at the counter'],
    ['none', 900, null],
  ] as const)('of an order that is %s and costs %s now is: %s', (paymentStatus, totalCents, text) => {
    expect(formatPaymentConsequence({ ...paid, paymentStatus }, totalCents, englishDialogWords.editing)).toBe(text)
  })

  it('is priced with the discount of the code, and with a tip of at most the subtotal', () => {
    const order = { ...paid, tip: '8.00', editTerms: { ...editTerms, discount: { percent: 10 } } }
    expect(calculateEditedTotals(order, [buildCartItem({ priceCents: 625, quantity: 1 })], fee)).toMatchObject({
      discountCents: 63,
      taxCents: 39,
      tipCents: 625,
      totalCents: 1226,
    })
  })
})

it('keeps a dish that has left the menu, and says that there is no more of it', async () => {
  const { items } = buildOrder()
  const sent = openDialog(paid, buildMenuItem({ id: 99, name: 'Miso Soup' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [line] = items
  expect(
    await dialog.findByText(`No longer on the menu, so there is no more of it: ${line?.menuItem.name}`),
  ).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Include utensils and napkins' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(sent).toMatchObject([
    { lines: [{ menuItemId: line?.menuItemId, unitPrice: line?.unitPrice }], utensils: true },
  ])
})

it('shows guests their order as a cart, with allergens, and adds a dish with its own sheet', async () => {
  const address = { street: '12 Palm Ave', unit: '', city: 'Hudson', state: 'FL', zipCode: '34667', zip: '34667' }
  const order = { ...paid, orderType: 'delivery' as const, customerInfo: { ...paid.customerInfo, address } }
  const sent = openDialog(order, roll, true)
  const dialog = within(await screen.findByRole('dialog'))
  const lines = within(await dialog.findByRole('list', { name: 'Your dishes' }))
  expect(lines.getByText('Contains sesame')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Add a dish' }))
  await userEvent.click(await screen.findByRole('button', { name: /California Roll.*6\.25/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'California Roll' }))
  await userEvent.type(sheet.getByRole('textbox', { name: /note for the kitchen/ }), 'No wasabi')
  await userEvent.click(sheet.getByRole('button', { name: 'Add 1 · $6.25' }))
  await userEvent.type(dialog.getByLabelText('Unit/Apt (optional)'), '4B')
  expect(dialog.getByText(/more to pay/)).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Instructions'), 'No sesame')
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, an allergy' }))
  expect(dialog.getByText('The kitchen will see this as an allergy.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(sent).toMatchObject([
    {
      specialInstructions: 'ALLERGY: No sesame',
      lines: [{ quantity: 2, customizations: { notes: 'No wasabi' } }],
      customerInfo: { address: { street: '12 Palm Ave', unit: '4B', city: 'Hudson', zipCode: '34667' } },
    },
  ])
})
