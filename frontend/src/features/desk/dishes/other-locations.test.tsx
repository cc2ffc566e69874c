import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuEditingRoutes, type EditableDish } from '#shared/menu/editing-contract'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { locations } from '#shared/locations/index'
import { mockResponse, setupMockServer, networkError, mockRoute, problemResponse } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'
import { noDayparts } from '../testing/no-dayparts'

const [here, there, third] = locations.map(({ code }) => code)
const categories = [{ id: 21, name: 'Hibachi', description: '', displayOrder: 1 }]

/** The menus by location, the requests received, and responses to give instead of the default. */
const state: { menus: Record<string, EditableDish[]>; requests: string[]; answers: (() => Response)[] } = {
  menus: {},
  requests: [],
  answers: [],
}

const locationIn = ({ url }: Request) => new URL(url).pathname.split('/')[4] ?? ''
const dishIn = (request: Request) => state.menus[locationIn(request)]?.[0] ?? createTestDeskDish()

/** Records a request for a dish; without a prepared response, it applies the change to the dish. */
const received = async (request: Request, change: (dish: EditableDish) => Partial<EditableDish>) => {
  const { search } = new URL(request.url)
  const place = locationIn(request)
  state.requests.push(`${request.method} ${place}${search} ${request.headers.get('Idempotency-Key')?.length}`)
  const other = state.answers.shift()
  if (other) return { refused: other() }
  const dish = { ...dishIn(request), ...change(dishIn(request)), version: dishIn(request).version + 1 }
  state.menus[place] = [dish]
  return { dish }
}

const server = setupMockServer(
  noDayparts,
  sessionHandler,
  mockRoute(inventoryRoutes.listStock, () => mockResponse(inventoryRoutes.listStock, [])),
  mockRoute(menuEditingRoutes.getEditableMenu, (request) =>
    mockResponse(menuEditingRoutes.getEditableMenu, {
      categories,
      version: 1,
      dishes: state.menus[locationIn(request)] ?? [],
    }),
  ),
  mockRoute(menuEditingRoutes.archiveDish, async (request) => {
    const { refused } = await received(request, () => ({ isArchived: true }))
    return refused ?? mockResponse(menuEditingRoutes.archiveDish, undefined)
  }),
  mockRoute(menuEditingRoutes.restoreDish, async (request) => {
    const { refused, dish } = await received(request, () => ({ isArchived: false }))
    return refused ?? mockResponse(menuEditingRoutes.restoreDish, dish ?? createTestDeskDish())
  }),
  mockRoute(menuEditingRoutes.updateDish, async (request) => {
    const { version, price } = menuEditingRoutes.updateDish.body.parse(await request.clone().json())
    expect(version).toBe(dishIn(request).version)
    const { refused, dish } = await received(request, (was) => ({
      price: price === undefined ? was.price : String(price),
    }))
    return refused ?? mockResponse(menuEditingRoutes.updateDish, dish ?? createTestDeskDish())
  }),
  mockRoute(menuEditingRoutes.addDish, async (request) => {
    const { name, price } = menuEditingRoutes.addDish.body.parse(await request.clone().json())
    const { refused, dish } = await received(request, () => ({ name, price: String(price), version: 0 }))
    return refused ?? mockResponse(menuEditingRoutes.addDish, dish ?? createTestDeskDish())
  }),
)

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  const menus = {
    [here ?? '']: [createTestDeskDish()],
    [there ?? '']: [createTestDeskDish({ price: '17.50', version: 6 })],
  }
  Object.assign(state, { menus, requests: [], answers: [] })
  sessionStorage.clear()
  await renderPage('/desk/menu/H3', <DeskPage />)
  await screen.findByRole('button', { name: 'Archive' })
})

const archive = async () => {
  await press('Archive')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }))
}

describe('a dish at several locations', () => {
  it('is archived after confirmation and restored, each time with the version that was read', async () => {
    await press('Archive')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep' }))
    expect(state.requests).toEqual([])
    await archive()
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeTruthy()
    expect(state.requests).toEqual([`DELETE ${here}?version=1 32`, `POST ${here} 32`])
    expect(state.menus[here ?? '']?.[0]).toMatchObject({ isArchived: false, version: 3 })
  })

  it('is 86ed from where its form mentions it, which names its open orders, and restocked there', async () => {
    const sent: unknown[] = []
    const open = { id: 'K7M2', ticketNumber: 2, name: 'Ray', phone: '', quantity: 1, scheduledFor: null }
    server.use(
      mockRoute(availabilityRoutes.updateAvailability, async (request) => {
        const body = availabilityRoutes.updateAvailability.body.parse(await request.json())
        sent.push(body)
        const isAvailable = body.isAvailable === true
        state.menus[here ?? ''] = [createTestDeskDish({ isAvailable })]
        const { id, name } = createTestDeskDish()
        const menuItem = { id, name }
        const off = { id, menuItem, isAvailable, reason: null, portionsLeft: null, openOrders: [open] }
        return mockResponse(availabilityRoutes.updateAvailability, off)
      }),
    )
    await press('86 until restocked')
    const off = 'It is 86’d. Restock it here, on Today or at a board. Open orders with it: #2.'
    expect(await screen.findByText(off)).toBeTruthy()
    await press('Restock')
    expect(await screen.findByText('It is back on the menu.')).toBeTruthy()
    expect(screen.getByRole('button', { name: '86 until restocked' })).toBeTruthy()
    expect(sent).toEqual([
      { isAvailable: false, reason: 'Out of stock' },
      { isAvailable: true, reason: 'Back in stock' },
    ])
  })

  it('shows the current version if another user changed it, and is archived on the next attempt', async () => {
    const theirs = createTestDeskDish({ price: '21.00', version: 2 })
    state.answers = [
      () => {
        state.menus[here ?? ''] = [theirs]
        return problemResponse('changed-meanwhile', 'Somebody changed this dish meanwhile.', {
          members: { current: theirs },
        })
      },
      networkError,
    ]
    await archive()
    expect(await screen.findByText('Somebody changed this dish meanwhile.')).toBeTruthy()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('21.00'))
    await archive()
    expect(await screen.findByText(/could not be reached/)).toBeTruthy()
    await archive()
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy()
  })

  it('is compared with other locations, synchronized either way, and copied to a menu without it', async () => {
    await press('Compare')
    expect(await screen.findByText('Price there: $17.50')).toBeTruthy()
    await press('Use $17.50 here')
    expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('17.50')
    await press('Discard')
    await press(/^Use \$18\.95 in/)
    expect(await screen.findByText('The same as here.')).toBeTruthy()
    expect(state.menus[there ?? '']?.[0]).toMatchObject({ price: '18.95', version: 7 })
    await press(/^Copy it to/)
    await waitFor(() => expect(screen.getAllByText('The same as here.')).toHaveLength(2))
    expect(state.menus[third ?? '']?.[0]).toMatchObject({ name: 'Hibachi Chicken', price: '18.95' })
    expect(state.requests.map((request) => request.slice(0, -3))).toEqual([`PUT ${there}`, `POST ${third}`])
  })
})
