import type { KitchenStatus, OrderStatus } from '#shared/terms/orders'
import { aTicket } from '#testing/a-ticket'
import { changeTo, filtered, nextChange, shortened, summaryOf } from './filter'
import { allergensOf } from './tickets'

const at = (status: OrderStatus, kitchenStatus: KitchenStatus) => aTicket({ status, kitchenStatus })

const day = [
  at('pending', 'waiting'),
  at('cooking', 'cooking'),
  at('ready', 'ready'),
  at('completed', 'completed'),
  at('cancelled', 'cancelled'),
]

describe('the filter board', () => {
  it('counts cards, the pass, the line, and the orders of the local day', () => {
    const later = aTicket({ id: 'LATER', scheduledFor: '2026-05-03T16:00:00.000Z' })
    const early = aTicket({ id: 'EARLY', status: 'completed', createdAt: '2026-05-01T03:00:00.000Z' })
    const now = new Date('2026-05-01T17:00:00.000Z')
    const tiles = summaryOf([...day, later, early], 3, { timeZone: 'America/New_York' }, now)
    expect(tiles.map(({ label, value }) => [label, value])).toEqual([
      ['Active Orders', 3],
      ['Ready for Pickup', 1],
      ['In Progress', 1],
      ['Total Today', 8],
    ])
  })

  it('filters by stage', () => {
    expect(filtered(day, 'active')).toHaveLength(3)
    expect(filtered(day, 'completed')).toHaveLength(1)
  })

  it('sends processing with the stage, and completed as itself', () => {
    expect(changeTo('prep')).toEqual({ status: 'processing', kitchenStatus: 'prep' })
    expect(changeTo('completed')).toEqual({ status: 'completed', kitchenStatus: 'completed' })
    expect(nextChange('pending', 'waiting')).toEqual(changeTo('confirmed'))
    expect(nextChange('ready', 'ready')).toEqual(changeTo('completed'))
    expect(nextChange('completed', 'completed')).toBeNull()
  })

  it('shows three dishes and says how many more', () => {
    const [line] = aTicket({}).orderItems
    const orderItems = Array.from({ length: 5 }, () => line).flatMap((entry) => entry ?? [])
    expect(shortened(orderItems)).toEqual({ shown: orderItems.slice(0, 3), more: 2 })
  })

  it('names what is in the dishes, and that one of them declares nothing', () => {
    const { orderItems } = aTicket({})
    const undeclared = orderItems.map((line) => ({ ...line, allergens: null }))
    expect(allergensOf([...orderItems, ...undeclared])).toEqual({
      allergens: ['fish', 'soy'],
      undeclared: true,
    })
  })
})
