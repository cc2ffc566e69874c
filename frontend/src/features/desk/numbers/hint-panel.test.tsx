import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deskDishes } from '#shared/contract/desk/dish'
import { deskSpecials } from '#shared/contract/desk/specials'
import { inventory } from '#shared/contract/inventory'
import { menu } from '#shared/contract/menu'
import { numbers } from '#shared/contract/numbers'
import { deskPromises } from '#shared/contract/slots/promises'
import { datesFrom } from '#shared/rules/days'
import { dateAfter, weekdayOf } from '#shared/rules/local-time'
import { usualStations } from '#shared/rules/stations'
import { answer, givenAServer, on } from '#testing/a-server'
import { knowsVisitor, whenOpened } from '#testing/at-the-desk'
import { currentLocation } from '#base/location/location'
import { aDeskDish } from '../testing/a-desk-dish'
import { HintPanel } from './hint-panel'
import { SuggestionPanel } from './suggestion-panel'

const today = '2026-03-28'
const chicken = { id: 1, name: 'Chicken', category: 'proteins', unit: 'lbs', costPerUnit: '3.25', version: 7 } as const
const sent: unknown[] = []
const dish = { quantity: 41, net: '410.00', foodCost: '402.10' }

givenAServer(
  knowsVisitor,
  on(deskDishes.menu, () => answer(deskDishes.menu, { categories: [], version: 1, dishes: [aDeskDish()] })),
  on(inventory.stock, () =>
    answer(inventory.stock, [
      { id: 1, item: chicken, currentStock: '9.00', minimumStock: '35.00', parStock: '40.00', updatedAt: '' },
    ]),
  ),
  on(inventory.expiring, () => answer(inventory.expiring, [])),
  on(inventory.usage, () =>
    answer(
      inventory.usage,
      datesFrom(dateAfter(today, -20), today).map((date, day) => ({
        date,
        isClosed: date !== today,
        totalValue: '0.00',
        use: {
          days: 1,
          usedValue: '0.00',
          wastedValue: '0.00',
          items: [{ itemId: 1, quantity: day % 14 === 0 ? '30.00' : '10.00' }],
        },
      })),
    ),
  ),
  on(inventory.changeItem, async (request) => {
    sent.push(await request.json())
    return answer(inventory.changeItem, {
      ...chicken,
      version: 8,
      minimumStock: '29.00',
      parStock: '40.00',
      levels: [],
    })
  }),
  on(deskPromises.stations, () => answer(deskPromises.stations, { stations: [], version: 3 })),
  on(deskPromises.proposedStations, () =>
    answer(deskPromises.proposedStations, {
      days: 14,
      stations: [{ station: 'sushi', minutesPerDish: 9.5, orders: 30 }],
    }),
  ),
  on(deskPromises.changeStations, async (request) => {
    sent.push(await request.json())
    return answer(deskPromises.changeStations, { stations: [], version: 4 })
  }),
  on(deskSpecials.specials, () =>
    answer(deskSpecials.specials, {
      version: 4,
      specials: [
        {
          id: 'special-1',
          title: 'Chicken',
          description: '',
          menuItemId: aDeskDish().id,
          priority: 1,
          dayOfWeek: weekdayOf(today),
          mealtime: null,
          maxDailyOrders: 20,
          loyaltyMultiplier: 1,
          discountPercent: 15,
          sellsItemId: 1,
        },
      ],
    }),
  ),
  on(menu.dailySpecials, () =>
    answer(menu.dailySpecials, [
      {
        id: 'special-1',
        title: 'Chicken',
        description: '',
        menuItem: { ...aDeskDish(), portionsLeft: null },
        priority: 1,
        dayOfWeek: weekdayOf(today),
        mealtime: null,
        timesOrdered: 14,
        maxDailyOrders: 20,
        loyaltyMultiplier: 1,
        discountPercent: 15,
      },
    ]),
  ),
  on(numbers.read, () =>
    answer(numbers.read, {
      days: [],
      dishes: [{ menuItemId: aDeskDish().id, name: 'Hibachi Chicken', ...dish }],
      stations: [{ station: 'sushi', lines: 44, medianMinutes: 14 }],
      feedback: { count: 0, average: null, ratings: [0, 0, 0, 0, 0], latest: [] },
      points: { issued: 0, redeemed: 0 },
      codes: { issued: 0, spent: 0 },
      cost: '0.00',
    }),
  ),
)

beforeEach(() => {
  sent.length = 0
})

const opened = () => whenOpened('/desk/numbers', <HintPanel location={currentLocation} today={today} />)

it('names a dish that earns hardly anything, with the price that would, and leads to it', async () => {
  await opened()
  const act = await screen.findByRole('link', { name: `Change ${aDeskDish().name}` })
  expect(act.closest('li')?.textContent).toContain('earns hardly anything')
  expect(act.closest('li')?.textContent).toContain('Sold 41 for $410.00, its food took $402.10.')
})

it('lets promises reckon with what a late station takes, by one tap, and leaves the others', async () => {
  await opened()
  const act = await screen.findByRole('button', { name: 'Promise with 9.5 min' })
  expect(act.closest('li')?.textContent).toContain('A line took 14 min there, in the middle of 44')
  await userEvent.click(act)
  const stations = usualStations.map((one) => (one.station === 'sushi' ? { ...one, minutesPerDish: 9.5 } : one))
  await waitFor(() => expect(sent).toEqual([{ stations, version: 3 }]))
})

it('sets a minimum that rings every day to one that rings on the busiest, at this location', async () => {
  await opened()
  const act = await screen.findByRole('button', { name: 'Set the minimum of Chicken to 29 lbs' })
  expect(act.closest('li')?.textContent).toContain('it rang on 20 of 20 days')
  await userEvent.click(act)
  await waitFor(() => expect(sent).toEqual([{ minimumStock: '29.00', locationId: 4, version: 7 }]))
})

it('says of a special that a suggestion made what it sold and saved', async () => {
  await whenOpened('/desk/numbers', <SuggestionPanel location={currentLocation.code} today={today} />)
  expect(await screen.findByText(/sold 14 of 20, saved 7 lbs/)).toBeTruthy()
})
