import {
  availabilityRoutes,
  type MenuAvailability,
  type OpenOrder,
  type OptionDishes,
} from '#shared/menu/availability-contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { EightySixControl } from './eighty-six-control'
import type { TicketDishes } from './open-orders'
import { formatAvailability, applyAvailabilityUpdate, type UpdateAvailabilityRequest } from '#shared/menu/availability'

jest.mock('../data/use-stock-updates', () => ({ useStockUpdates: () => undefined }))

const buildDish = (id: number, name: string): MenuAvailability => ({
  id,
  menuItem: { id, name },
  isAvailable: true,
  reason: null,
  portionsLeft: null,
})

let dishes: MenuAvailability[] = []
let requests: UpdateAvailabilityRequest[] = []
const buildOpenOrder = (ticketNumber: number, name: string, phone: string, quantity: number): OpenOrder => ({
  id: `order-${ticketNumber}`,
  ticketNumber,
  name,
  phone,
  quantity,
  scheduledFor: null,
})
const openOrders: Record<number, OpenOrder[]> = {
  1: [buildOpenOrder(7, 'Rosa Diaz', '(727) 555-0101', 1)],
  2: [buildOpenOrder(9, 'Sam Lee', '', 1), buildOpenOrder(7, 'Rosa Diaz', '(727) 555-0101', 2)],
  3: [buildOpenOrder(7, 'Rosa Diaz', '(727) 555-0101', 3)],
}
const listIngredients = availabilityRoutes.listIngredientDishes
const updateIngredient = availabilityRoutes.updateIngredientDishes
const { listOptionDishes: listOptions, updateOption } = availabilityRoutes
let brownRice: OptionDishes = { name: 'Brown Rice', menuItemIds: [2, 3], soldOutIds: [], isOff: false }
const server = setupMockServer(
  mockRoute(listIngredients, () =>
    mockResponse(listIngredients, [{ itemId: 9, name: 'Soy Bean', menuItemIds: [1, 3], options: [], optionsOff: [] }]),
  ),
  mockRoute(updateIngredient, async (request) => {
    const { isAvailable } = updateIngredient.body.parse(await request.json())
    dishes = dishes.map((dish) =>
      dish.id === 2 ? dish : { ...dish, isAvailable, reason: isAvailable ? 'Back in stock' : 'Out of Soy Bean' },
    )
    return mockResponse(
      updateIngredient,
      dishes.filter(({ id }) => id !== 2).map((dish) => ({ ...dish, openOrders: openOrders[dish.id] ?? [] })),
    )
  }),
  mockRoute(listOptions, () => mockResponse(listOptions, [brownRice])),
  mockRoute(updateOption, async (request) => {
    const { name, isAvailable } = updateOption.body.parse(await request.json())
    brownRice = { ...brownRice, name, isOff: !isAvailable, soldOutIds: isAvailable ? [] : brownRice.menuItemIds }
    return mockResponse(updateOption, { ...brownRice, openOrders: openOrders[2] ?? [] })
  }),
  mockRoute(availabilityRoutes.listAvailability, () => mockResponse(availabilityRoutes.listAvailability, dishes)),
  mockRoute(availabilityRoutes.updateAvailability, async (request) => {
    const id = Number(new URL(request.url).pathname.split('/')[4])
    const body = availabilityRoutes.updateAvailability.body.parse(await request.json())
    requests.push(body)
    dishes = dishes.map((dish) => (dish.id === id ? applyAvailabilityUpdate(dish, body) : dish))
    const updated = dishes.find((dish) => dish.id === id)
    return (
      updated && mockResponse(availabilityRoutes.updateAvailability, { ...updated, openOrders: openOrders[id] ?? [] })
    )
  }),
)

async function renderPanel(tickets: readonly TicketDishes[] = []) {
  requests = []
  dishes = [buildDish(1, 'Edamame'), buildDish(2, 'Hibachi Steak'), buildDish(3, 'Miso Soup')]
  render(
    <TestProviders client={createQueryClient()}>
      <EightySixControl activeDishIds={[2]} tickets={tickets} />
    </TestProviders>,
  )
  await screen.findByText('Hibachi Steak')
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const status = () => within(screen.getByRole('status'))

const listOpenTickets = async () =>
  within(await screen.findByRole('region', { name: 'Open tickets' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

describe('open tickets with a dish that was taken off', () => {
  it('are listed with their phone number and Change until the dish is back', async () => {
    await renderPanel()
    await userEvent.click(screen.getByRole('button', { name: '86 Hibachi Steak' }))
    expect(await listOpenTickets()).toEqual([
      '#7 Rosa Diaz2× Hibachi Steak (727) 555-0101Change Order',
      '#9 Sam Lee1× Hibachi SteakChange Order',
    ])
    expect(screen.getByRole('link', { name: 'Call Rosa Diaz at (727) 555-0101' }).getAttribute('href')).toBe(
      'tel:7275550101',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Restock Hibachi Steak' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Open tickets' })).toBeNull())
  })

  it('leave the list once the order no longer holds the dish', async () => {
    await renderPanel([{ id: 'order-7', orderItems: [{ menuItemId: 3, customizations: null }] }])
    await userEvent.click(screen.getByRole('button', { name: '86 Hibachi Steak' }))
    expect(await listOpenTickets()).toEqual(['#9 Sam Lee1× Hibachi SteakChange Order'])
  })

  it('are listed for an option, too, unless the order no longer has it', async () => {
    const changed = { menuItemId: 2, customizations: { options: [{ name: 'Fried Rice' }] } }
    await renderPanel([{ id: 'order-9', orderItems: [changed] }])
    await userEvent.type(screen.getByRole('searchbox'), 'brown rice')
    await userEvent.click(await screen.findByRole('button', { name: '86 the option Brown Rice' }))
    await userEvent.click(await screen.findByRole('button', { name: '86 Brown Rice' }))
    expect(await listOpenTickets()).toEqual(['#7 Rosa Diaz2× Brown Rice (727) 555-0101Change Order'])
    await userEvent.click(screen.getByRole('button', { name: 'Restock Brown Rice' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Open tickets' })).toBeNull())
  })

  it('name all dishes of an ingredient in one row', async () => {
    await renderPanel()
    await userEvent.type(screen.getByRole('searchbox'), 'soy')
    await userEvent.click(await screen.findByRole('button', { name: '86 all dishes with Soy Bean' }))
    await userEvent.click(await screen.findByRole('button', { name: '86: 2 dishes' }))
    expect(await listOpenTickets()).toEqual(['#7 Rosa Diaz1× Edamame, 3× Miso Soup (727) 555-0101Change Order'])
  })
})

describe('open tickets with an option of an ingredient that ran out', () => {
  it('are named with the dish, unless the order no longer has the option', async () => {
    server.use(
      mockRoute(updateIngredient, () =>
        mockResponse(updateIngredient, [
          { ...buildDish(2, 'Hibachi Steak'), optionsOff: ['Extra tofu'], openOrders: openOrders[2] ?? [] },
        ]),
      ),
    )
    const changed = { menuItemId: 2, customizations: { options: [{ name: 'Extra shrimp' }] } }
    await renderPanel([{ id: 'order-9', orderItems: [changed] }])
    await userEvent.type(screen.getByRole('searchbox'), 'soy')
    await userEvent.click(await screen.findByRole('button', { name: '86 all dishes with Soy Bean' }))
    await userEvent.click(await screen.findByRole('button', { name: '86: 2 dishes' }))
    expect(await listOpenTickets()).toEqual(['#7 Rosa Diaz2× Hibachi Steak with extra tofu (727) 555-0101Change Order'])
  })
})

describe('86ing a dish', () => {
  it('takes off a dish that is being made and puts it back on with the same button', async () => {
    await renderPanel()
    expect(rows()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: '86 Hibachi Steak' }))
    await status().findByText('Hibachi Steak: Off')
    await userEvent.click(screen.getByRole('button', { name: 'Restock Hibachi Steak' }))
    await status().findByText('Hibachi Steak: On')
    expect(requests.map(({ isAvailable }) => isAvailable)).toEqual([false, true])
  })

  it('sets the portions left of any dish, and undo restores the previous count', async () => {
    await renderPanel()
    await userEvent.type(screen.getByRole('searchbox'), 'miso')
    await userEvent.type(screen.getByLabelText('Portions of Miso Soup'), '47{Enter}')
    await status().findByText('Miso Soup: 47 left')
    await userEvent.clear(screen.getByLabelText('Portions of Miso Soup'))
    await userEvent.type(screen.getByLabelText('Portions of Miso Soup'), '3')
    await userEvent.click(screen.getByRole('button', { name: 'Set the portions of Miso Soup' }))
    await status().findByText('Miso Soup: 3 left')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(dishes.map((dish) => formatAvailability(dish))).toEqual(['On', 'On', '47 left']))
  })

  it('lists the dishes of an ingredient before it takes them off, and restocks them together', async () => {
    await renderPanel()
    await userEvent.type(screen.getByRole('searchbox'), 'soy')
    await userEvent.click(await screen.findByRole('button', { name: '86 all dishes with Soy Bean' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Edamame', 'Miso Soup'])
    expect(dishes.map((dish) => formatAvailability(dish))).toEqual(['On', 'On', 'On'])
    await userEvent.click(dialog.getByRole('button', { name: '86: 2 dishes' }))
    await userEvent.clear(screen.getByRole('searchbox'))
    await screen.findByText('Out of Soy Bean: 2 dishes off')
    expect(dishes.map((dish) => formatAvailability(dish))).toEqual(['Off', 'On', 'Off'])
    await userEvent.click(screen.getByRole('button', { name: 'Restock Soy Bean' }))
    await waitFor(() => expect(dishes.map((dish) => formatAvailability(dish))).toEqual(['On', 'On', 'On']))
  })

  it('takes an option off everywhere after listing its dishes, and lists it until it is restocked', async () => {
    await renderPanel()
    await userEvent.type(screen.getByRole('searchbox'), 'brown rice')
    await userEvent.click(await screen.findByRole('button', { name: '86 the option Brown Rice' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hibachi Steak',
      'Miso Soup',
    ])
    await userEvent.click(dialog.getByRole('button', { name: '86 Brown Rice' }))
    await userEvent.clear(screen.getByRole('searchbox'))
    await screen.findByText('Option of 2 dishes: off')
    expect(dishes.map((dish) => formatAvailability(dish))).toEqual(['On', 'On', 'On'])
    await userEvent.click(screen.getByRole('button', { name: 'Restock Brown Rice' }))
    await waitFor(() => expect(brownRice.isOff).toBe(false))
  })

  it('restores the dish and shows the error if the server rejects the change', async () => {
    await renderPanel()
    server.use(
      mockRoute(availabilityRoutes.updateAvailability, () =>
        problemResponse('unavailable', 'Please try again in a moment.'),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: '86 Hibachi Steak' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Hibachi Steak: Please try again in a moment.')
    expect(screen.getByRole('button', { name: '86 Hibachi Steak' })).toBeTruthy()
  })
})
