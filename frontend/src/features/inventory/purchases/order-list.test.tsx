import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import userEvent from '@testing-library/user-event'
import { inventoryRoutes } from '#shared/inventory/contract'
import { getLocation } from '#shared/locations/index'
import { purchaseRoutes, type Purchase, type Suppliers } from '#shared/purchases/contract'
import { LocationContext } from '#base/location/location'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
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
const server = setupMockServer(
  sessionHandler,
  mockRoute(listPurchases, () => mockResponse(listPurchases, purchases)),
  mockRoute(inventoryRoutes.getStockUsage, () => mockResponse(inventoryRoutes.getStockUsage, [])),
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
  await screen.findByText('Nothing more needs ordering. On order: Shrimp.')

  await userEvent.click(await screen.findByRole('button', { name: 'Receive purchase order 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.clear(dialog.getByLabelText(/^Price per lb, /))
  await userEvent.type(dialog.getByLabelText(/^Price per lb, /), '9.60')
  expect(dialog.getByText('Shrimp rose 20%: $8.00 to $9.60 per lb')).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText(/^Price per lb, /))
  await userEvent.type(dialog.getByLabelText(/^Price per lb, /), '8.40')
  expect(dialog.queryByText(/rose/)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Receive all' }))
  await waitFor(() => expect(sent[1]).toEqual({ lines: [{ itemId: 1, quantity: '16.00', unitCost: '8.40' }] }))
  expect(await screen.findByText(/^Received/)).toBeTruthy()
})

it('orders nothing that is made here, and says so', async () => {
  const made = (id: number, name: string, item: Partial<StockRow['stock']['item']>) => ({
    ...row,
    stock: { ...row.stock, id, item: { ...row.stock.item, id, name, ...item } },
  })
  const sauce = made(2, 'Yum Yum Sauce', { supplier: 'House kitchen' })
  const stock = made(3, 'Dashi', { batch: { quantity: '1.00', recipe: [{ itemId: 1, quantity: '0.0625' }] } })
  await renderPage('/inventory', <OrderList rows={[row, sauce, stock]} />)
  expect(await screen.findByText('Made here, so not ordered: Yum Yum Sauce, Dashi. See Prep.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Yum Yum|Dashi/ })).toBeNull()
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

it('an item with packs is ordered in whole packs, received by the pack, and may be part of one', async () => {
  sent.length = 0
  const { item } = row.stock
  const packed = { ...row, stock: { ...row.stock, item: { ...item, packs: [{ name: '5 lb bag', quantity: '5.00' }] } } }
  purchases = []
  await renderPage('/inventory', <OrderList rows={[packed]} />)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Order of Shrimp in 5 lb bag' })
  expect(field.value).toBe('3')
  await userEvent.clear(field)
  await userEvent.type(field, '2.5')
  await userEvent.click(screen.getByRole('button', { name: 'Order from Gulf Fish on paper' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Order from Gulf Fish?' }))
  expect(question.getByText('2.5 × 5 lb bag (12.5 lbs) Shrimp')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Order and print' }))
  const packs = [{ name: '5 lb bag', count: '2.50' }]
  await waitFor(() => expect(sent).toMatchObject([{ lines: [{ itemId: 1, quantity: '0', packs }] }]))
})

it('what was ordered in packs is received in them and loose, with the price of a pack', async () => {
  sent.length = 0
  const packs = [{ name: '5 lb bag', quantity: '5.00', count: '3.00' }]
  const line = { itemId: 1, name: 'Shrimp', unit: 'lbs', quantity: '15.00', packs, unitCost: '8.00' } as const
  const facts = {
    state: 'open',
    supplier: 'Gulf Fish',
    email: '',
    note: '',
    createdAt: '2026-11-25T15:00:00.000Z',
  } as const
  purchases = [{ number: 1, ...facts, lines: [line], version: 1 }]
  await renderPage('/inventory', <OrderList rows={[row]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Receive purchase order 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Shrimp, 5 lb bag with 5 lbs')).toBeTruthy()
  const count = dialog.getByLabelText(/Received, 5 lb bag/)
  await userEvent.clear(count)
  await userEvent.type(count, '2')
  const loose = dialog.getByLabelText(/And loose, lbs/)
  await userEvent.clear(loose)
  await userEvent.type(loose, '1.5')
  const price = dialog.getByLabelText<HTMLInputElement>(/Price per 5 lb bag/)
  expect(price.value).toBe('40.00')
  await userEvent.clear(price)
  await userEvent.type(price, '48')
  expect(dialog.getByText('Shrimp rose 20%: $40.00 to $48.00 per 5 lb bag')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Receive all' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        lines: [
          {
            itemId: 1,
            quantity: '1.5',
            packs: [{ name: '5 lb bag', count: '2' }],
            unitCost: '48',
            priceOf: '5 lb bag',
          },
        ],
      },
    ]),
  )
})

it('says what could not be read, instead of that nothing needs ordering', async () => {
  server.use(
    mockRoute(listPurchases, () => problemResponse('not-found', 'Gone')),
    mockRoute(inventoryRoutes.getStockUsage, () => problemResponse('not-found', 'Gone')),
  )
  await renderPage('/inventory', <OrderList rows={[]} />)
  expect(await screen.findByText(/What is on order could not be loaded/)).toBeTruthy()
  expect(await screen.findByText(/The average use could not be loaded/)).toBeTruthy()
  expect(screen.queryByText(/Nothing needs ordering/)).toBeNull()
})

it('orders, lists and receives at the location that staff chose, not at the site’s', async () => {
  purchases = []
  const paths: string[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.includes('/purchases/')) paths.push(`${request.method} ${pathname}`)
  })
  await renderPage(
    '/inventory',
    <LocationContext value={getLocation('HENOK')}>
      <OrderList rows={[row]} />
    </LocationContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Order from Gulf Fish on paper' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Order and print' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Receive purchase order 1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Receive all' }))
  await waitFor(() => expect(paths).toContain('POST /api/desk/purchases/HENOK/1/receive'))
  expect([...new Set(paths)]).toEqual([
    'GET /api/desk/purchases/HENOK',
    'POST /api/desk/purchases/HENOK',
    'POST /api/desk/purchases/HENOK/1/receive',
  ])
})

function StockThatArrives() {
  const [rows, setRows] = useState([row])
  return (
    <>
      <OrderList rows={rows} />
      <button type="button" onClick={() => setRows([])}>
        Stock arrives
      </button>
    </>
  )
}

it('a contact that someone types stays when nothing is left to order from the supplier', async () => {
  await renderPage('/inventory', <StockThatArrives />)
  await userEvent.click(await screen.findByRole('button', { name: /the contact of Gulf Fish$/ }))
  await userEvent.type(await screen.findByLabelText('Contact person'), 'Ana')
  fireEvent.click(screen.getByText('Stock arrives'))
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Contact person').value).toBe('Ana')
})

it('does not say that everything is at par when nothing is counted', async () => {
  purchases = []
  const uncounted = { ...row, suggested: 0, toPar: 0, stock: { ...row.stock, isCounted: false } }
  await renderPage('/inventory', <OrderList rows={[uncounted]} />)
  expect(await screen.findByText(/^Not counted here: 1 of 1 item\./)).toBeTruthy()
  expect(screen.queryByText(/Nothing needs ordering/)).toBeNull()
})
