import { dailySpecialRoutes } from '#shared/specials/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { specialsEditingRoutes, type EditableSpecials } from '#shared/specials/editing-contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'

type Special = EditableSpecials['specials'][number]

const chickenTuesday: Special = {
  id: 'tuesday-chicken',
  title: 'Chicken Tuesday',
  description: 'From the grill',
  menuItemId: 2103,
  priority: 1,
  dayOfWeek: 2,
  mealtime: null,
  maxDailyOrders: 30,
  loyaltyMultiplier: 2,
  discountPercent: 20,
}
const steakFriday: Special = {
  ...chickenTuesday,
  id: 'friday-steak',
  title: 'Steak Friday',
  menuItemId: 2104,
  dayOfWeek: 5,
  maxDailyOrders: null,
  discountPercent: 10,
}
const chicken = { id: 1, name: 'Chicken', category: 'proteins', unit: 'lbs', costPerUnit: '3.25', version: 1 } as const
const steak = (isArchived = false) =>
  createTestDeskDish({ id: 2104, code: 'H4', name: 'Hibachi Steak', price: '24.00', isArchived })

/** The specials and dishes stored on the server. */
const stored = {
  week: { specials: [chickenTuesday, steakFriday], version: 3 },
  dishes: [createTestDeskDish(), steak()],
}
const puts: unknown[] = []

setupMockServer(
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, {
      categories: [{ id: 21, name: 'Hibachi', description: '', displayOrder: 1 }],
      version: 1,
      dishes: stored.dishes,
    }),
  ),
  mockRoute(inventoryRoutes.listStock, () =>
    mockResponse(inventoryRoutes.listStock, [
      {
        id: 1,
        item: chicken,
        currentStock: '9.00',
        minimumStock: '1.00',
        parStock: null,
        isCounted: true,
        planned: [],
        updatedAt: '',
      },
    ]),
  ),
  mockRoute(dailySpecialRoutes.listDailySpecials, () => mockResponse(dailySpecialRoutes.listDailySpecials, [])),
  mockRoute(specialsEditingRoutes.getSpecialsWeek, () =>
    mockResponse(specialsEditingRoutes.getSpecialsWeek, stored.week),
  ),
  mockRoute(specialsEditingRoutes.updateSpecialsWeek, async (request) => {
    const { specials, version } = specialsEditingRoutes.updateSpecialsWeek.body.parse(await request.json())
    puts.push(specials)
    if (version !== stored.week.version)
      return problemResponse('changed-meanwhile', 'Somebody was faster.', { members: { current: stored.week } })
    const at = specials.findIndex(({ menuItemId }) =>
      stored.dishes.every(({ id, isArchived }) => isArchived || id !== menuItemId),
    )
    if (at >= 0) {
      const errors = [{ path: `specials.${at}.menuItemId`, message: 'This dish is not on the menu' }]
      return problemResponse('invalid-input', 'This dish is not on the menu.', { errors })
    }
    stored.week = {
      specials: specials.map(({ id, ...special }) => ({ ...special, id: id ?? 'special-made' })),
      version: version + 1,
    }
    return mockResponse(specialsEditingRoutes.updateSpecialsWeek, stored.week)
  }),
)

beforeEach(async () => {
  stored.week = { specials: [chickenTuesday, steakFriday], version: 3 }
  stored.dishes = [createTestDeskDish(), steak()]
  puts.length = 0
  sessionStorage.clear()
  await renderPage('/desk/specials', <DeskPage />)
  await screen.findByRole('heading', { level: 2, name: 'Friday' })
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const day = (name: string) => within(screen.getByRole('region', { name }))
const card = (name: string) => within(screen.getByRole('listitem', { name }))
const isSaved = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

describe('the specials form', () => {
  it('shows the week with prices and margins before and after, limits and points', () => {
    // 0.50 of 3.25 is 1.63.
    expect(day('Tuesday').getByRole('listitem').textContent).toMatch(
      /Hibachi ChickenPriceinstead of \$18\.95now \$15\.16Margininstead of 91%now 89%Daily limitat most 30, then the dish is sold outPoints2×/,
    )
    expect(day('Friday').getByText('Daily limit').nextSibling?.textContent).toBe('none')
    expect(day('Monday').getByText('No specials')).toBeTruthy()
  })

  it('adds, changes and removes specials together and previews what guests read', async () => {
    await press('Add a special on Wednesday')
    const fresh = card('New special')
    await userEvent.selectOptions(fresh.getByLabelText('Dish'), 'Hibachi Steak (H4)')
    const made = card('Hibachi Steak day')
    await type(made.getByLabelText('Discount'), '50')
    const read = within(made.getByRole('region', { name: 'What guests read of Hibachi Steak day on Wednesday' }))
    expect(read.getByText('50% off today')).toBeTruthy()
    expect(read.getByText('$12.00')).toBeTruthy()
    await press('Change Chicken Tuesday')
    await type(card('Chicken Tuesday').getByLabelText('Daily limit'), '')
    await press('Remove Steak Friday')
    await press('Save')
    await isSaved()
    expect(stored.week.specials).toEqual([
      { ...chickenTuesday, maxDailyOrders: null },
      {
        id: 'special-made',
        title: 'Hibachi Steak day',
        description: '',
        menuItemId: 2104,
        dayOfWeek: 3,
        mealtime: null,
        discountPercent: 50,
        maxDailyOrders: null,
        loyaltyMultiplier: 1,
        priority: 1,
      },
    ])
  })

  it('repeats a special on other days, at its own price until a date', async () => {
    await press('Change Steak Friday')
    const steaks = card('Steak Friday')
    await type(steaks.getByLabelText('Special price'), '1.95')
    expect(steaks.getByText('Less than half of the usual price.')).toBeTruthy()
    await type(steaks.getByLabelText('Special price'), '19.5')
    expect(steaks.queryByText('Less than half of the usual price.')).toBeNull()
    expect(steaks.queryByLabelText('Discount')).toBeNull()
    expect(steaks.getByText('$19.50', { selector: 'dd' })).toBeTruthy()
    fireEvent.change(steaks.getByLabelText('Until'), { target: { value: '2027-02-14' } })
    await userEvent.click(steaks.getByLabelText('Sat'))
    await press('Save')
    await isSaved()
    const changed = { ...steakFriday, discountPercent: 0, price: '19.50', until: '2027-02-14' }
    expect(stored.week.specials).toEqual([chickenTuesday, changed, { ...changed, id: 'special-made', dayOfWeek: 6 }])
  })

  it('refuses a price that is not below the usual one, at its field', async () => {
    await press('Change Steak Friday')
    await type(card('Steak Friday').getByLabelText('Special price'), '24')
    expect(card('Steak Friday').getByText(/so guests pay the usual price/)).toBeTruthy()
    await press('Save')
    expect(await screen.findByText('Must be below the usual price, $24.00')).toBeTruthy()
    expect(puts).toEqual([])
  })

  it('names the day on which a repeated special is refused, and begins with today', async () => {
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(days[0]).toBe('Thursday')
    await press('Change Steak Friday')
    await userEvent.selectOptions(card('Steak Friday').getByLabelText('Dish'), 'Hibachi Chicken (H3)')
    await userEvent.click(card('Steak Friday').getByLabelText('Tue'))
    await press('Save')
    expect(await screen.findByText('Tuesday: This dish has a special that day already')).toBeTruthy()
    expect(puts).toEqual([])
  })

  it('shows each error at its field before it sends anything', async () => {
    await press('Change Chicken Tuesday')
    await type(card('Chicken Tuesday').getByLabelText('Discount'), '95')
    await press('Save')
    expect(await screen.findByText('Must be a whole number from 0 to 90')).toBeTruthy()
    expect(puts).toEqual([])
    await press('Discard')
    expect(screen.queryByText('Must be a whole number from 0 to 90')).toBeNull()
  })

  it('opens, scrolls to and focuses the first error', async () => {
    const scrolled = jest.fn()
    Element.prototype.scrollIntoView = scrolled
    await press('Change Steak Friday')
    await type(card('Steak Friday').getByLabelText('Discount'), '95')
    await press('Change Chicken Tuesday')
    await type(card('Chicken Tuesday').getByLabelText('Discount'), '95')
    await press('Close Steak Friday')
    await press('Save')
    await screen.findAllByText('Must be a whole number from 0 to 90')
    await waitFor(() => expect(document.activeElement).toBe(card('Steak Friday').getByLabelText('Discount')))
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('rejects specials of a dish that was archived meanwhile and removes them in one tap', async () => {
    await press('Change Chicken Tuesday')
    await type(card('Chicken Tuesday').getByLabelText('Discount'), '30')
    stored.dishes = [createTestDeskDish(), steak(true)]
    await press('Save')
    expect((await screen.findAllByText(/This dish is not on the menu/)).length).toBeGreaterThan(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it' }))
    await press('Save')
    await isSaved()
    expect(stored.week.specials).toEqual([{ ...chickenTuesday, discountPercent: 30 }])
  })

  it('resolves conflicts one by one without losing input', async () => {
    await press('Change Chicken Tuesday')
    await type(card('Chicken Tuesday').getByLabelText('Discount'), '30')
    await press('Remove Steak Friday')
    const theirs = { ...chickenTuesday, discountPercent: 25, title: 'Chicken Day' }
    stored.week = { specials: [theirs, { ...steakFriday, discountPercent: 40 }], version: 9 }
    await press('Save')
    const panel = within(await screen.findByRole('alert', { name: 'Someone else changed this' }))
    expect(panel.getByLabelText<HTMLInputElement>('Keep mine: 30% off').checked).toBe(true)
    expect(panel.getByLabelText('Take theirs: 25% off')).toBeTruthy()
    await userEvent.click(panel.getByLabelText('Take theirs: stays: Hibachi Steak, 40% off'))
    await userEvent.click(panel.getByRole('button', { name: 'Save with these' }))
    await waitFor(() => expect(stored.week.version).toBe(10))
    expect(stored.week.specials).toEqual([
      { ...theirs, discountPercent: 30 },
      { ...steakFriday, discountPercent: 40 },
    ])
  })
})
