import { locations } from '#shared/locations/index'
import type { KitchenStatus, OrderStatus } from '#shared/orders/constants'
import { buildTicket } from '#testing/fixtures'
import { statusChangeTo, filterTickets, nextStatusChoice, shortenDishList, summarizeBoard } from './filter'
import { getTicketAllergens } from '../tickets/tickets'

const at = (status: OrderStatus, kitchenStatus: KitchenStatus) => buildTicket({ status, kitchenStatus })

const day = [
  at('pending', 'waiting'),
  at('cooking', 'cooking'),
  at('ready', 'ready'),
  at('completed', 'completed'),
  at('cancelled', 'cancelled'),
]

describe('the filter board', () => {
  it('counts tickets, the pass, orders in progress and the orders of the local day', () => {
    const later = buildTicket({ id: 'LATER', scheduledFor: '2026-05-03T16:00:00.000Z' })
    const early = buildTicket({ id: 'EARLY', status: 'completed', createdAt: '2026-05-01T03:00:00.000Z' })
    const now = new Date('2026-05-01T17:00:00.000Z')
    const tiles = summarizeBoard([...day, later, early], 3, locations[0], now)
    expect(tiles.map(({ id, value }) => [id, value])).toEqual([
      ['active', 3],
      ['ready', 1],
      ['inProgress', 1],
      ['total', 8],
    ])
  })

  it('filters by stage', () => {
    expect(filterTickets(day, 'active')).toHaveLength(3)
    expect(filterTickets(day, 'completed')).toHaveLength(1)
  })

  it('counts no delivery that left as ready for pickup, and finds it by a filter of its own', () => {
    const left = at('out-for-delivery', 'ready')
    const now = new Date('2026-05-01T17:00:00.000Z')
    const tiles = summarizeBoard([...day, left], 0, locations[0], now)
    expect(tiles.find(({ id }) => id === 'ready')?.value).toBe(1)
    expect(filterTickets([...day, left], 'ready')).toEqual([day[2]])
    expect(filterTickets([...day, left], 'out-for-delivery')).toEqual([left])
  })

  it('sends processing with the stage, and completed without', () => {
    expect(statusChangeTo('prep')).toEqual({ status: 'processing', kitchenStatus: 'prep' })
    expect(statusChangeTo('completed')).toEqual({ status: 'completed', kitchenStatus: 'completed' })
    expect(nextStatusChoice('pending', 'waiting')).toEqual(statusChangeTo('confirmed'))
    expect(nextStatusChoice('ready', 'ready')).toEqual(statusChangeTo('completed'))
    expect(nextStatusChoice('completed', 'completed')).toBeNull()
  })

  it('shows three dishes and the number of further dishes', () => {
    const [line] = buildTicket({}).orderItems
    const orderItems = Array.from({ length: 5 }, () => line).flatMap((entry) => entry ?? [])
    expect(shortenDishList(orderItems)).toEqual({ shown: orderItems.slice(0, 3), more: 2 })
  })

  it("lists the dishes' allergens and says if a dish declares none", () => {
    const { orderItems } = buildTicket({})
    const undeclared = orderItems.map((line) => ({ ...line, allergens: null }))
    expect(getTicketAllergens([...orderItems, ...undeclared])).toEqual({
      allergens: ['fish', 'soy'],
      undeclared: true,
    })
  })
})
