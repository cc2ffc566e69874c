import { locations } from '../locations/index'
import {
  areLinesDone,
  countAllDay,
  countBoardOrders,
  countOpenItemsByStation,
  filterStationLines,
  sortReadyLast,
  isShownAtStation,
  formatModifiers,
  listModifiers,
} from './ticket-items'
import { getExpoAction, getNextBoardAction } from '../orders/status'
import type { Station } from '../menu/contract'
import type { OrderStatus } from '../orders/constants'

const option = (id: string, name: string, quantity = 1) => ({ id, name, quantity })
const line = (over: object = {}) => ({
  quantity: 1,
  menuItem: { name: 'Hibachi Chicken' },
  customizations: { notes: '', options: [option('noodles', 'Yakisoba noodles'), option('no-onions', 'No onions')] },
  differs: { options: ['noodles', 'no-onions'], leftOut: ['Yum yum sauce'] },
  ...over,
})

it('modifiers list what to leave out before what to add', () => {
  expect(listModifiers(line())).toEqual([
    { text: 'NO yum yum sauce', isLeftOut: true },
    { text: 'NO onions', isLeftOut: true },
    { text: 'yakisoba noodles', isLeftOut: false },
  ])
})

it('says NO before the kitchen name of what to leave out, unless that says so itself', () => {
  const named = (kitchenName: string) =>
    listModifiers(line({ kitchenNames: [{ name: 'No onions', kitchenName }] }), 'SIN')[1]
  expect(named('cebolla · 洋葱')).toMatchObject({ text: 'SIN cebolla · 洋葱', menuText: 'SIN onions', isLeftOut: true })
  for (const name of ['Sin cebolla', '不要洋葱', 'no onion']) expect(named(name)?.text).toBe(name)
})

it('a semicolon ends what to leave out, so that NO does not read on to an addition', () => {
  expect(formatModifiers(line())).toBe('NO yum yum sauce, NO onions; yakisoba noodles')
  expect(formatModifiers(line({ differs: { options: ['noodles'], leftOut: [] } }))).toBe('yakisoba noodles')
  expect(formatModifiers(line({ differs: { options: [], leftOut: [] } }))).toBe('')
})

it('defaults are not listed as modifiers', () => {
  expect(listModifiers(line({ differs: { options: [], leftOut: [] } }))).toEqual([])
})

describe('kitchen counts', () => {
  type Line = Parameters<typeof countAllDay>[0][number]['orderItems'][number]

  const line = (name: string, quantity: number, station: Station, isStruck = false): Line => ({
    quantity,
    station,
    isStruck,
    menuItem: { name },
    customizations: null,
    differs: { options: [], leftOut: [] },
  })
  const ticket = (status: OrderStatus, ...orderItems: ReturnType<typeof line>[]) => ({ status, orderItems })

  it('counts each dish over all open tickets, by station, most first', () => {
    const counts = countAllDay([
      ticket('pending', line('California Roll', 2, 'sushi'), line('Green Tea', 1, 'drinks')),
      ticket('cooking', line('Tuna Roll', 4, 'sushi'), line('California Roll', 1, 'sushi')),
    ])
    expect(counts).toEqual([
      {
        station: 'sushi',
        dishes: [
          { name: 'Tuna Roll', quantity: 4, otherwise: [] },
          { name: 'California Roll', quantity: 3, otherwise: [] },
        ],
      },
      { station: 'drinks', dishes: [{ name: 'Green Tea', quantity: 1, otherwise: [] }] },
    ])
  })

  it('counts the modifiers of each dish', () => {
    const noodles = (quantity: number) => ({
      ...line('Hibachi Chicken', quantity, 'hibachi'),
      customizations: { notes: '', options: [{ id: 'noodles', name: 'Noodles', quantity: 1 }] },
      differs: { options: ['noodles'], leftOut: ['Yum yum sauce'] },
    })
    expect(countAllDay([ticket('cooking', line('Hibachi Chicken', 1, 'hibachi'), noodles(2), noodles(1))])).toEqual([
      {
        station: 'hibachi',
        dishes: [
          {
            name: 'Hibachi Chicken',
            quantity: 4,
            otherwise: [
              { name: 'NO yum yum sauce', quantity: 3 },
              { name: 'noodles', quantity: 3 },
            ],
          },
        ],
      },
    ])
  })

  it("doesn't count struck lines and orders that are ready", () => {
    expect(
      countAllDay([
        ticket('cooking', line('Tuna Roll', 4, 'sushi', true), line('Shrimp Tempura', 1, 'fry')),
        ticket('ready', line('Shrimp Tempura', 6, 'fry')),
      ]),
    ).toEqual([{ station: 'fry', dishes: [{ name: 'Shrimp Tempura', quantity: 1, otherwise: [] }] }])
  })

  it("finds a station's lines and whether all are struck", () => {
    const lines = [line('Tuna Roll', 1, 'sushi', true), line('Hibachi Steak', 1, 'hibachi')]
    expect(areLinesDone(filterStationLines(lines, 'sushi'))).toBe(true)
    expect(areLinesDone(filterStationLines(lines, null))).toBe(false)
    expect(areLinesDone(filterStationLines(lines, 'drinks'))).toBe(false)
  })

  it('counts tickets, held orders by day, and the orders of the local day', () => {
    const placed = (over: object) => ({
      orderType: 'pickup' as const,
      status: 'pending' as const,
      createdAt: '2026-05-01T16:00:00.000Z',
      scheduledFor: null,
      history: [],
      ...over,
    })
    const day = [
      placed({}),
      placed({ status: 'completed' }),
      placed({ status: 'cancelled' }),
      placed({ scheduledFor: '2026-05-01T23:00:00.000Z' }),
      placed({ scheduledFor: '2026-05-02T23:00:00.000Z' }),
      // 11 PM of the day before, local time.
      placed({ status: 'completed', createdAt: '2026-05-01T03:00:00.000Z' }),
      placed({ createdAt: '2026-04-28T16:00:00.000Z', scheduledFor: '2026-05-02T02:00:00.000Z' }),
    ]
    const now = new Date('2026-05-01T17:00:00.000Z')
    expect(countBoardOrders(day, locations[0], now)).toEqual({
      active: 1,
      heldToday: 2,
      heldLater: 1,
      ofToday: 5,
    })
  })
})

describe('kitchen displays', () => {
  const line = (station: Station, isStruck: boolean, quantity = 1) => ({ station, isStruck, quantity })
  const ticket = (status: OrderStatus, ...orderItems: ReturnType<typeof line>[]) => ({ status, orderItems })

  it('a ticket leaves a station once its lines are struck, and the expo once it is completed', () => {
    const half = ticket('cooking', line('sushi', true), line('hibachi', false))
    expect(isShownAtStation(half, 'sushi')).toBe(false)
    expect(isShownAtStation(half, 'hibachi')).toBe(true)
    expect(isShownAtStation(half, 'fry')).toBe(false)
    expect(isShownAtStation(half, 'expo')).toBe(true)
    const ready = ticket('ready', line('hibachi', false))
    expect(isShownAtStation(ready, 'hibachi')).toBe(false)
    expect(isShownAtStation(ready, 'expo')).toBe(true)
    expect(isShownAtStation(ticket('completed', line('hibachi', true)), 'expo')).toBe(false)
  })

  it('a ticket stays at a station whose dish was removed, until that is seen', () => {
    const lines = [
      { kind: 'removed', station: 'sushi' },
      { kind: 'changed', station: 'fry' },
    ] as const
    const changed = { ...ticket('cooking', line('hibachi', false), line('fry', true)), unseenChanges: { lines } }
    expect(isShownAtStation(changed, 'sushi')).toBe(true)
    expect(isShownAtStation(changed, 'drinks')).toBe(false)
    // It has struck the changed dish, which only a screen can that has read the change.
    expect(isShownAtStation(changed, 'fry')).toBe(false)
    expect(isShownAtStation({ ...changed, status: 'ready' }, 'sushi')).toBe(false)
  })

  it('the expo sees the open portions of each station', () => {
    const lines = [line('sushi', false, 3), line('sushi', true), line('drinks', true)] as const
    expect(countOpenItemsByStation(ticket('cooking', ...lines))).toEqual([
      { station: 'sushi', owed: 3 },
      { station: 'drinks', owed: 0 },
    ])
  })

  it('the expo marks an order ready before completing it', () => {
    expect(getExpoAction('confirmed', false).label).toBe('Mark Ready')
    expect(getExpoAction('ready', false).status).toBe('completed')
  })

  it.each([true, false])('the expo names each act as the other boards do (one bump: %s)', (isOneBump) => {
    for (const status of ['plating', 'ready'] as const)
      expect(getExpoAction(status, isOneBump)).toMatchObject(getNextBoardAction(status, isOneBump) ?? {})
  })
})

it('puts ready tickets behind the open ones, each by age', () => {
  const statuses = ['ready', 'cooking', 'ready', 'pending'] as const
  const all = statuses.map((status, index) => ({ id: index, status }))
  expect(sortReadyLast(all).map(({ id }) => id)).toEqual([1, 3, 0, 2])
})
