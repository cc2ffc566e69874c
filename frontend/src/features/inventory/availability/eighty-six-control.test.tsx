import { availabilityRoutes, type MenuAvailability, type OptionDishes } from '#shared/menu/availability-contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { EightySixControl } from './eighty-six-control'
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
    return mockResponse(updateIngredient, [])
  }),
  mockRoute(listOptions, () => mockResponse(listOptions, [brownRice])),
  mockRoute(updateOption, async (request) => {
    const { name, isAvailable } = updateOption.body.parse(await request.json())
    brownRice = { ...brownRice, name, isOff: !isAvailable, soldOutIds: isAvailable ? [] : brownRice.menuItemIds }
    return mockResponse(updateOption, brownRice)
  }),
  mockRoute(availabilityRoutes.listAvailability, () => mockResponse(availabilityRoutes.listAvailability, dishes)),
  mockRoute(availabilityRoutes.updateAvailability, async (request) => {
    const id = Number(new URL(request.url).pathname.split('/')[4])
    const body = availabilityRoutes.updateAvailability.body.parse(await request.json())
    requests.push(body)
    dishes = dishes.map((dish) => (dish.id === id ? applyAvailabilityUpdate(dish, body) : dish))
    const updated = dishes.find((dish) => dish.id === id)
    return updated && mockResponse(availabilityRoutes.updateAvailability, updated)
  }),
)

async function renderPanel() {
  requests = []
  dishes = [buildDish(1, 'Edamame'), buildDish(2, 'Hibachi Steak'), buildDish(3, 'Miso Soup')]
  render(
    <TestProviders client={createQueryClient()}>
      <EightySixControl activeDishIds={[2]} />
    </TestProviders>,
  )
  await screen.findByText('Hibachi Steak')
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const status = () => within(screen.getByRole('status'))

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
    await waitFor(() => expect(dishes.map(formatAvailability)).toEqual(['On', 'On', '47 left']))
  })

  it('lists the dishes of an ingredient before it takes them off, and restocks them together', async () => {
    await renderPanel()
    await userEvent.type(screen.getByRole('searchbox'), 'soy')
    await userEvent.click(await screen.findByRole('button', { name: '86 all dishes with Soy Bean' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Edamame', 'Miso Soup'])
    expect(dishes.map(formatAvailability)).toEqual(['On', 'On', 'On'])
    await userEvent.click(dialog.getByRole('button', { name: '86: 2 dishes' }))
    await userEvent.clear(screen.getByRole('searchbox'))
    await screen.findByText('Out of Soy Bean: 2 dishes off')
    expect(dishes.map(formatAvailability)).toEqual(['Off', 'On', 'Off'])
    await userEvent.click(screen.getByRole('button', { name: 'Restock Soy Bean' }))
    await waitFor(() => expect(dishes.map(formatAvailability)).toEqual(['On', 'On', 'On']))
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
    expect(dishes.map(formatAvailability)).toEqual(['On', 'On', 'On'])
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
