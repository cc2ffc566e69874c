import type { Station } from '../contract/menu'
import type { OrderStatus } from '../terms/orders'
import { expoAction, isAtPost, owedBy } from './kitchen-posts'

const line = (station: Station, isStruck: boolean, quantity = 1) => ({ station, isStruck, quantity })
const ticket = (status: OrderStatus, ...orderItems: ReturnType<typeof line>[]) => ({ status, orderItems })

it('leaves a station once that has made its lines, and stays with the expeditor until it is handed out', () => {
  const half = ticket('cooking', line('sushi', true), line('hibachi', false))
  expect(isAtPost(half, 'sushi')).toBe(false)
  expect(isAtPost(half, 'hibachi')).toBe(true)
  expect(isAtPost(half, 'fry')).toBe(false)
  expect(isAtPost(half, 'expo')).toBe(true)
  const ready = ticket('ready', line('hibachi', false))
  expect(isAtPost(ready, 'hibachi')).toBe(false)
  expect(isAtPost(ready, 'expo')).toBe(true)
  expect(isAtPost(ticket('completed', line('hibachi', true)), 'expo')).toBe(false)
})

it('tells the expeditor what each station still owes, in dishes', () => {
  const lines = [line('sushi', false, 3), line('sushi', true), line('drinks', true)] as const
  expect(owedBy(ticket('cooking', ...lines))).toEqual([
    { station: 'sushi', owed: 3 },
    { station: 'drinks', owed: 0 },
  ])
})

it('is called before it is handed out', () => {
  expect(expoAction('confirmed').label).toBe('Mark Ready')
  expect(expoAction('ready').status).toBe('completed')
})
