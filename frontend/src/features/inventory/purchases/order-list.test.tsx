import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { purchaseRoutes, type Purchase, type Suppliers } from '#shared/purchases/contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { OrderList } from './order-list'
import type { StockRow } from '../stock/stock-rows'

const { createPurchase, receivePurchase, listPurchases, getSuppliers, updateSuppliers } = purchaseRoutes
const row: StockRow = {
  stock: {
    id: 1,
    item: { id: 1, name: 'Shrimp', category: 'proteins', unit: 'lbs', costPerUnit: '8.00', supplier: 'Gulf Fish', version: 1 }, // prettier-ignore
    currentStock: '4.00',
    minimumStock: '5.00',
    parStock: '20.00',
    isCounted: true,
    planned: [],
    updatedAt: '',
  },
  status: 'Low Stock',
  value: 32,
  dailyUse: 2,
  daysLeft: 2,
  suggested: 12,
  toPar: 16,
}

let purchases: Purchase[] = []
let suppliers: Suppliers = { suppliers: [], version: 0 }
const sent: unknown[] = []
setupMockServer(
  sessionHandler,
  mockRoute(listPurchases, () => mockResponse(listPurchases, purchases)),
  mockRoute(getSuppliers, () => mockResponse(getSuppliers, suppliers)),
  mockRoute(updateSuppliers, async (request) => {
    const body = updateSuppliers.body.parse(await request.json())
    suppliers = { ...body, version: body.version + 1 }
    return mockResponse(updateSuppliers, suppliers)
  }),
  mockRoute(createPurchase, async (request) => {
    const { supplier, note, sendBy, lines } = createPurchase.body.parse(await request.json())
    sent.push({ supplier, sendBy, lines })
    const purchase: Purchase = {
      number: 1,
      state: 'open',
      supplier,
      email: sendBy === 'mail' ? 'fish@example.com' : '',
      note,
      lines: [{ itemId: 1, name: 'Shrimp', unit: 'lbs', quantity: '16.00', unitCost: '8.00' }],
      createdAt: '2026-11-25T15:00:00.000Z',
      version: 1,
    }
    purchases = [purchase]
    return mockResponse(createPurchase, purchase)
  }),
  mockRoute(receivePurchase, async (request) => {
    sent.push(await request.json())
    purchases = purchases.map((purchase) => ({ ...purchase, state: 'received' }))
    const [purchase] = purchases
    return purchase && mockResponse(receivePurchase, purchase)
  }),
)

it('orders up to par by mail once the supplier has an address, and receives it with its prices', async () => {
  await renderPage('/inventory', <OrderList rows={[row]} />)
  const byMail = await screen.findByRole<HTMLButtonElement>('button', { name: 'Order from Gulf Fish by mail' })
  expect(byMail.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Add the contact of Gulf Fish' }))
  await userEvent.type(await screen.findByLabelText('E-mail for orders'), 'fish@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('fish@example.com')
  await userEvent.click(screen.getByText('Order up to par'))
  await userEvent.click(screen.getByRole('button', { name: 'Order from Gulf Fish by mail' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Order from Gulf Fish?' }))
  expect(question.getByText(/mailed to fish@example.com/)).toBeTruthy()
  expect(question.getByText('16 lbs Shrimp')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Order by mail' }))
  await waitFor(() =>
    expect(sent).toEqual([{ supplier: 'Gulf Fish', sendBy: 'mail', lines: [{ itemId: 1, quantity: '16.00' }] }]),
  )
  // What is on order is not suggested again.
  await screen.findByText('Nothing needs ordering. Everything is at its par level.')

  await userEvent.click(await screen.findByRole('button', { name: 'Receive purchase order 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.clear(dialog.getByLabelText(/Price per lb/))
  await userEvent.type(dialog.getByLabelText(/Price per lb/), '9.60')
  expect(dialog.getByText('Shrimp rose 20%: $8.00 to $9.60 per lb')).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText(/Price per lb/))
  await userEvent.type(dialog.getByLabelText(/Price per lb/), '8.40')
  expect(dialog.queryByText(/rose/)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Receive all' }))
  await waitFor(() => expect(sent[1]).toEqual({ lines: [{ itemId: 1, quantity: '16.00', unitCost: '8.40' }] }))
  expect(await screen.findByText(/^Received/)).toBeTruthy()
})

it('an order with a quantity that can’t be read is not sent without it', async () => {
  await renderPage('/inventory', <OrderList rows={[row]} />)
  const field = await screen.findByRole('textbox', { name: 'Order of Shrimp in lbs' })
  await userEvent.clear(field)
  await userEvent.type(field, '5.000')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Must be an amount such as 12.50')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order from Gulf Fish on paper' }).disabled).toBe(true)
})

it('one unreadable quantity holds back the whole order, not only its item', async () => {
  const tuna = { ...row, stock: { ...row.stock, id: 2, item: { ...row.stock.item, id: 2, name: 'Tuna' } } }
  await renderPage('/inventory', <OrderList rows={[row, tuna]} />)
  const field = await screen.findByRole('textbox', { name: 'Order of Tuna in lbs' })
  await userEvent.clear(field)
  await userEvent.type(field, '1.500')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order from Gulf Fish on paper' }).disabled).toBe(true)
})
