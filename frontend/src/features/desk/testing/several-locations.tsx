import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hoursRoutes, type HoursWithStatus } from '#shared/hours/contract'
import { hoursEditingRoutes } from '#shared/hours/editing-contract'
import { presentOpeningHours, toOpeningHours } from '#shared/hours/opening-hours'
import { intakeRoutes, type OrderIntake } from '#shared/kitchen/intake-contract'
import { locations } from '#shared/locations/index'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { menuEditingRoutes, type EditableDish } from '#shared/menu/editing-contract'
import { specialsEditingRoutes, type EditableSpecials } from '#shared/specials/editing-contract'
import { mockResponse, mockRoute, problemResponse } from '#testing/mock-server'
import { adminUser, renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from './desk-dish'

const [{ hours: usualHours }] = locations
const steak: EditableSpecials['specials'][number] = {
  id: 'steak-friday',
  title: 'Steak Friday',
  description: '',
  menuItemId: 7,
  priority: 1,
  dayOfWeek: 5,
  mealtime: null,
  maxDailyOrders: null,
  loyaltyMultiplier: 1,
  discountPercent: 10,
}
export const open: OrderIntake = {
  state: 'open',
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes: null,
}

/** What the server has stored for each location, and the requests that changed it. */
export const stored: {
  dishes: Record<string, EditableDish[]>
  specials: Record<string, EditableSpecials>
  hours: Record<string, HoursWithStatus>
  intake: Record<string, OrderIntake>
  sent: string[]
} = { dishes: {}, specials: {}, hours: {}, intake: {}, sent: [] }

const setUp = <T,>(valueOf: (code: string) => T): Record<string, T> =>
  Object.fromEntries(locations.map(({ code }) => [code, valueOf(code)]))

/** Resets the server: one dish everywhere, another and a special not everywhere. */
export function resetStored(): void {
  const chicken = createTestDeskDish({ id: 3, name: 'Hibachi Chicken', price: '18.95' })
  const shared = createTestDeskDish({ id: 7, name: 'Hibachi Steak', price: '24.00' })
  stored.dishes = {
    HENPR: [chicken, shared],
    HEHC: [{ ...chicken, price: '19.95', version: 4 }],
    HENOK: [chicken, shared],
  }
  stored.specials = setUp((code) => ({ specials: code === 'HENPR' ? [steak] : [], version: 2 }))
  stored.hours = setUp(() => ({
    ...toOpeningHours(usualHours),
    exceptions: [],
    open: true,
    until: null,
    next: null,
    version: 3,
  }))
  stored.intake = setUp(() => open)
  stored.sent = []
}

/** Returns the location in a request's path. */
export const codeOf = ({ url }: Request): string => /HE[A-Z]+/.exec(new URL(url).pathname)?.[0] ?? ''

/** The calls of the page for all locations. */
export const handlers = [
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, (request) =>
    mockResponse(menuEditingRoutes.getEditableMenu, {
      categories: [],
      version: 1,
      dishes: stored.dishes[codeOf(request)] ?? [],
    }),
  ),
  mockRoute(menuEditingRoutes.updateDish, async (request) => {
    const { price = '', version } = menuEditingRoutes.updateDish.body.parse(await request.json())
    const code = codeOf(request)
    const id = Number(new URL(request.url).pathname.split('/').at(-1))
    const dish = stored.dishes[code]?.find((each) => each.id === id)
    if (!dish) return problemResponse('not-found', 'There is no such dish.')
    if (dish.version !== version)
      return problemResponse('changed-meanwhile', 'Another person was faster.', { members: { current: dish } })
    stored.sent.push(`${code} ${price}`)
    const changed = { ...dish, price: String(price), version: version + 1 }
    stored.dishes[code] = [changed]
    return mockResponse(menuEditingRoutes.updateDish, changed)
  }),
  mockRoute(availabilityRoutes.updateAvailability, async (request) => {
    const { isAvailable = true } = availabilityRoutes.updateAvailability.body.parse(await request.json())
    stored.sent.push(`${codeOf(request)} ${isAvailable ? 'back' : '86'}`)
    const menuItem = { id: 3, name: 'Hibachi Chicken' }
    const result = { id: 3, menuItem, isAvailable, reason: null, portionsLeft: null, openOrders: [] }
    return mockResponse(availabilityRoutes.updateAvailability, result)
  }),
  mockRoute(specialsEditingRoutes.getSpecialsWeek, (request) =>
    mockResponse(
      specialsEditingRoutes.getSpecialsWeek,
      stored.specials[codeOf(request)] ?? { specials: [], version: 1 },
    ),
  ),
  mockRoute(specialsEditingRoutes.updateSpecialsWeek, async (request) => {
    const body = specialsEditingRoutes.updateSpecialsWeek.body.parse(await request.json())
    stored.sent.push(`${codeOf(request)} v${body.version}: ${body.specials.map(({ id, title }) => id ?? title).join()}`)
    const week = { specials: body.specials.map((each) => ({ ...each, id: each.id ?? 'new' })), version: 3 }
    return mockResponse(specialsEditingRoutes.updateSpecialsWeek, week)
  }),
  mockRoute(hoursRoutes.getHours, (request) => {
    const read = stored.hours[codeOf(request)]
    return read ? mockResponse(hoursRoutes.getHours, read) : problemResponse()
  }),
  mockRoute(hoursEditingRoutes.updateHours, async (request) => {
    const { version, ...changes } = hoursEditingRoutes.updateHours.body.parse(await request.json())
    const code = codeOf(request)
    const before = stored.hours[code]
    if (!before || before.version !== version) return problemResponse('changed-meanwhile', 'Another person was faster.')
    stored.sent.push(`${code} ${changes.exceptions.map(({ date, note }) => `${date} ${note ?? ''}`).join()}`)
    const changed = { ...before, ...presentOpeningHours(changes), version: version + 1 }
    stored.hours[code] = changed
    return mockResponse(hoursEditingRoutes.updateHours, changed)
  }),
  mockRoute(intakeRoutes.getIntake, (request) =>
    mockResponse(intakeRoutes.getIntake, stored.intake[codeOf(request)] ?? open),
  ),
  mockRoute(intakeRoutes.updateIntake, async (request) => {
    stored.sent.push(`${codeOf(request)} ${JSON.stringify(await request.json())}`)
    return mockResponse(intakeRoutes.updateIntake, open)
  }),
]

/** Opens the page as an admin of all locations, or of some. */
export const visit = async (codes?: string[]) => {
  await renderPage('/desk/locations', <DeskPage />, codes ? { ...adminUser, locations: codes } : adminUser)
  await screen.findByRole('heading', { level: 1, name: 'All locations' })
}
export const choose = async (label: string, option: string | RegExp) => {
  const list = screen.getByRole('combobox', { name: label })
  await userEvent.selectOptions(list, await within(list).findByRole('option', { name: option }))
}
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const showDifferences = async () => {
  await press('Show Differences')
  await screen.findByRole('table')
}
/** The lines of the table: location, difference and result. */
export const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/from | to /g, '')).join(' | '))
export const isResult = (...expected: readonly string[]) => waitFor(() => expect(lines()).toEqual(expected))
