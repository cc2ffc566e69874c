import type { Station } from '../contract/menu'
import type { OrderStatus } from '../terms/orders'
import { getExpoAction, isShownAtStation, countOpenItemsByStation } from './kitchen-posts'

const line = (station: Station, isStruck: boolean, quantity = 1) => ({ station, isStruck, quantity })
const ticket = (status: OrderStatus, ...orderItems: ReturnType<typeof line>[]) => ({ status, orderItems })

it('leaves a station once that has made its lines, and stays with the expeditor until it is handed out', () => {
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

it('tells the expeditor what each station still owes, in dishes', () => {
  const lines = [line('sushi', false, 3), line('sushi', true), line('drinks', true)] as const
  expect(countOpenItemsByStation(ticket('cooking', ...lines))).toEqual([
    { station: 'sushi', owed: 3 },
    { station: 'drinks', owed: 0 },
  ])
})

it('is called before it is handed out', () => {
  expect(getExpoAction('confirmed').label).toBe('Mark Ready')
  expect(getExpoAction('ready').status).toBe('completed')
})
