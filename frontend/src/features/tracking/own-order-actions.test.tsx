import { useQuery, type QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { orderRoutes, type Order } from '#shared/orders/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { currentLocation } from '#base/location/location'
import { getServerId } from '#shared/locations/index'
import { buildOrder } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { OwnOrderActions } from './own-order-actions'
import { applyStatusUpdate, orderQuery } from './use-tracked-order'

const order = buildOrder({ locationId: getServerId(currentLocation), specialInstructions: null })
const { queryKey } = orderQuery(order.id)
const phone = currentLocation.phone

setupMockServer(
  mockRoute(menuRoutes.listCategories, () =>
    mockResponse(menuRoutes.listCategories, [{ id: 1, name: 'Rolls', description: '', displayOrder: 1 }]),
  ),
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [buildMenuItem({ id: 12 })])),
  mockRoute(orderRoutes.getOrder, () => mockResponse(orderRoutes.getOrder, order)),
)

function Actions() {
  const { data } = useQuery(orderQuery(order.id))
  return data ? <OwnOrderActions order={data} phone={phone} /> : null
}

/** What a push, and the next answer of the server, say when a cook takes the order on. */
function accept(client: QueryClient) {
  const step = order.history.length + 1
  const stage = { status: 'confirmed', kitchenStatus: 'confirmed', at: order.createdAt, step } as const
  const accepted = applyStatusUpdate(order, stage)
  act(
    () => void client.setQueryData<Order>(queryKey, accepted ? { ...accepted, version: order.version + 1 } : undefined),
  )
}

function openPage() {
  const client = createQueryClient()
  render(
    <TestProviders client={client}>
      <Actions />
    </TestProviders>,
  )
  return { client, user: userEvent.setup() }
}

it('leaves an open change with what was typed when the kitchen accepts, and says that nothing was changed', async () => {
  const { client, user } = openPage()
  await user.click(await screen.findByRole('button', { name: 'Change Order' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Instructions'), 'Peanut allergy please')
  accept(client)
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toBe(`The kitchen has accepted this order, so nothing was changed. Call us at ${phone}.`)
  expect(dialog.getByDisplayValue('Peanut allergy please')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Save Changes' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Copy My Changes' }))
  expect(await navigator.clipboard.readText()).toMatch(/^1 .+\nPeanut allergy please$/)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: phone })))
  expect(screen.queryByRole('button', { name: 'Change Order' })).toBeNull()
})

it('leaves an open question about cancelling when the kitchen accepts, and says to call', async () => {
  const { client, user } = openPage()
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  accept(client)
  expect(
    await dialog.findByText(
      `It is too late to cancel it here: the kitchen has accepted this order. Please call us at ${phone}.`,
    ),
  ).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Yes, cancel it' }).disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Keep my order' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: phone })))
  expect(screen.getByText(/^To change or cancel it, call us at/)).toBeTruthy()
})
