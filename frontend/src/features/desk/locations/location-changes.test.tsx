import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toOpeningHours } from '#shared/hours/opening-hours'
import { locations } from '#shared/locations/index'
import { setupMockServer } from '#testing/mock-server'
import { createTestDeskDish } from '../testing/desk-dish'
import {
  choose,
  handlers,
  lines,
  open,
  press,
  resetStored,
  showDifferences,
  stored,
  visit,
} from '../testing/several-locations'

const [{ code: richey, hours: usualHours }] = locations

setupMockServer(...handlers)
beforeEach(resetStored)

it('a dish is set to 86 where it is available', async () => {
  await visit()
  stored.dishes['HENOK'] = [createTestDeskDish({ id: 3, isAvailable: false, availabilityReason: 'Out of Chicken' })]
  await choose('Change', '86 or restock a dish')
  await choose('Dish', 'Hibachi Chicken')
  await showDifferences()
  expect(lines()).toEqual([
    'New Port Richey | Available → 86: Out of stock | Not applied yet',
    'Highland City | Available → 86: Out of stock | Not applied yet',
    'Nokomis | 86: Out of Chicken | Unchanged',
  ])
  await press('Apply at 2 locations')
  await waitFor(() => expect(stored.sent.toSorted()).toEqual(['HEHC 86', 'HENPR 86']))
})

describe('a special', () => {
  beforeEach(async () => {
    await visit()
    await choose('Change', 'Special on or off')
    await choose('Special', /Steak Friday/)
  })

  it('is added where the dish is on the menu', async () => {
    await showDifferences()
    expect(lines()).toEqual([
      'New Port Richey | Steak Friday: Friday, all day, 10% off | Unchanged',
      'Highland City | Not on the menu | Not possible',
      'Nokomis | Off → Steak Friday: Friday, all day, 10% off | Not applied yet',
    ])
    await press('Apply at 1 location')
    await waitFor(() => expect(stored.sent).toEqual(['HENOK v2: Steak Friday']))
  })

  it('is turned off where it is on', async () => {
    await choose('Change to', 'Off')
    await showDifferences()
    await press('Apply at 1 location')
    await waitFor(() => expect(stored.sent).toEqual([`${richey} v2: `]))
  })
})

it('orders are paused and resumed', async () => {
  await visit()
  stored.intake['HENOK'] = { ...open, state: 'paused', reason: 'Storm' }
  await choose('Change', 'Pause or resume orders')
  await showDifferences()
  expect(lines()[0]).toMatch(/^New Port Richey \| Taking orders → Paused until \d+:\d+ [AP]M \| Not applied yet$/)
  await choose('Change to', 'Resume orders')
  await showDifferences()
  expect(lines()).toEqual([
    'New Port Richey | Taking orders | Unchanged',
    'Highland City | Taking orders | Unchanged',
    'Nokomis | Paused (Storm) → Taking orders | Not applied yet',
  ])
  await press('Apply at 1 location')
  await waitFor(() => expect(stored.sent).toEqual(['HENOK {"state":"open"}']))
})

it('a holiday keeps the other dates of each location', async () => {
  await visit()
  const storm = { date: '2099-01-02', spans: [], closed: true, opens: null, closes: null, note: 'Storm' }
  stored.hours['HEHC'] = {
    ...toOpeningHours(usualHours),
    exceptions: [storm],
    open: true,
    until: null,
    next: null,
    version: 8,
  }
  await choose('Change', 'Holiday & special hours')
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2099-01-01' } })
  await userEvent.type(screen.getByRole('textbox', { name: /Note for guests/ }), 'Holiday')
  await showDifferences()
  expect(lines()[0]).toBe('New Port Richey | Regular hours: 10:30 AM-9:30 PM → Closed (Holiday) | Not applied yet')
  await press('Apply at 3 locations')
  await screen.findByText(/^Applied at 3 locations/)
  expect(stored.sent.toSorted()).toEqual([
    'HEHC 2099-01-01 Holiday,2099-01-02 Storm',
    'HENOK 2099-01-01 Holiday',
    'HENPR 2099-01-01 Holiday',
  ])
})
