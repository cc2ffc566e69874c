import { formatSupplierOrders, getOrderQuantity, groupBySupplier, withoutOrdered } from '../purchases/supplier-orders'
import { searchStockRows, buildStockRows, sortStockRows } from './stock-rows'
import { createTestStock } from '../testing/stock-fixtures'

const shrimp = createTestStock()
const nori = createTestStock({
  item: { id: 2, name: 'Nori', category: 'supplies', unit: 'bags', supplier: undefined, sku: 'SUP-02' },
  currentStock: '2.00',
  parStock: '20.00',
})
const tuna = createTestStock({ item: { id: 3, name: 'Tuna', sku: 'PRO-07' }, currentStock: '0.00' })
const rows = buildStockRows([shrimp, nori, tuna], new Map([[1, 200]]))

const names = (listed: typeof rows) => listed.map(({ stock }) => stock.item.name)

describe('the stock list', () => {
  it('contains the status of each item and how long it lasts', () => {
    expect(rows.map(({ status }) => status)).toEqual(['In Stock', 'Low Stock', 'Out of Stock'])
    expect(rows[0]).toMatchObject({ value: 87.5, dailyUse: 2, daysLeft: 5, suggested: 0 })
  })

  it('is sorted by a column, and equal rows by name', () => {
    expect(names(sortStockRows(rows, { by: 'current', isDescending: true }))).toEqual(['Shrimp', 'Nori', 'Tuna'])
    expect(names(sortStockRows(rows, { by: 'status', isDescending: false }))).toEqual(['Tuna', 'Nori', 'Shrimp'])
    expect(names(sortStockRows(rows, { by: 'daysLeft', isDescending: false }))).toEqual(['Shrimp', 'Nori', 'Tuna'])
    expect(names(sortStockRows(rows, { by: 'minimum', isDescending: true }))).toEqual(['Nori', 'Shrimp', 'Tuna'])
  })

  it('is searched by every word, in name, code and supplier', () => {
    expect(names(searchStockRows(rows, { typed: 'harbor pro-07', category: '' }))).toEqual(['Tuna'])
    expect(names(searchStockRows(rows, { typed: '', category: 'supplies' }))).toEqual(['Nori'])
    expect(searchStockRows(rows, { typed: 'beef', category: '' })).toEqual([])
  })
})

describe('the order list', () => {
  const orders = groupBySupplier(rows)

  it('groups items to order by supplier, those without a supplier last', () => {
    expect(orders.map(({ supplier, rows: listed }) => [supplier, names([...listed])])).toEqual([
      ['Harbor Morning Fish', ['Tuna']],
      ['No supplier', ['Nori']],
    ])
  })

  it.each([
    ['nothing is on order', [], 18],
    ['ten are on order', [['open', '10.00']], 8],
    [
      'all are on order twice',
      [
        ['open', '18.00'],
        ['open', '2.50'],
      ],
      0,
    ],
    ['an order was cancelled', [['cancelled', '10.00']], 18],
    ['an order has come in', [['received', '10.00']], 18],
  ] as const)('suggests what is missing when %s', (_what, orders, suggested) => {
    const purchases = orders.map(([state, quantity]) => ({
      state,
      lines: [{ itemId: 2, name: 'Nori', unit: 'bags' as const, quantity, unitCost: '1.00' }],
    }))
    expect(withoutOrdered(rows, purchases)[1]?.suggested).toBe(suggested)
  })

  it('formats a message in which typed quantities replace the suggested ones', () => {
    const typed = new Map([
      [2, '0'],
      [3, '12.5'],
    ])
    expect(formatSupplierOrders(orders, typed, 'Nokomis', 'Mar 1, 2026')).toBe(
      'Order for Nokomis, Mar 1, 2026\n\nHarbor Morning Fish\n- 12.5 lbs Tuna (PRO-07)',
    )
    expect(rows.slice(1).map((row) => getOrderQuantity(row, new Map([[3, '-4']])))).toEqual([18, 0])
  })
})

it('proposes no order and no days for what is not counted, of which the books know nothing', () => {
  const stock = createTestStock({ currentStock: '0.00', minimumStock: '5.00', parStock: '40.00', isCounted: false })
  expect(buildStockRows([stock], new Map([[stock.item.id, 300]]))).toMatchObject([
    { status: 'Not Counted', daysLeft: null, suggested: 0, toPar: 0 },
  ])
})
