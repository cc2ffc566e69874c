import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { groupRoutes } from '#shared/groups/contract'
import { menuRoutes } from '#shared/menu/contract'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { setToastRenderer, type Toast } from '#ui/toast'
import { TestProviders } from '#testing/test-providers'
import { GroupBar } from './group-bar'
import { GroupPage } from './group-page'
import { ben, buildGroup, buildParticipant, joinAs, roll, tea } from './testing/group-fixtures'

const people = [buildParticipant(), ben, buildParticipant({ id: 'cleo', name: 'Cleo', lines: [] })]
const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [roll, tea])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
  mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, buildGroup({ people }))),
  mockRoute(groupRoutes.updateGroupState, () =>
    mockResponse(groupRoutes.updateGroupState, buildGroup({ people, state: 'closed', version: 4 })),
  ),
)

it('asks the host before the order is closed without a member’s dishes', async () => {
  joinAs('anna')
  const user = userEvent.setup()
  const place = memoryLocation({ path: '/group/LINK', record: true })
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={place.hook}>
        <Route path="/group/:id" component={GroupPage} />
      </Router>
    </TestProviders>,
  )
  expect(await screen.findByText('1× California Roll')).toBeTruthy()
  const close = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Close and Check Out' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cleo has added nothing yet' }))
    await user.click(dialog.getByRole('button', { name: answer }))
  }
  await close('Wait')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(place.history.at(-1)).toBe('/group/LINK')
  await close('Close Anyway')
  await waitFor(() => expect(place.history.at(-1)).toBe('/checkout'))
})

it('tells a member above the menu which dishes are not in the order yet, and adds them', async () => {
  joinAs('ben')
  cartStore.change(() => [])
  render(
    <TestProviders client={createQueryClient()}>
      <GroupBar />
    </TestProviders>,
  )
  expect(await screen.findByText('Adding to Anna’s order as Ben')).toBeTruthy()
  act(() => cartStore.change(() => [buildCartItem({ quantity: 1 })]))
  expect(await screen.findByText('1 item not yet in Anna’s order')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to Anna’s order' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
})

it('frees a member whose dishes came after the order was sent', async () => {
  const shown = jest.fn<void, [Toast]>()
  setToastRenderer(shown)
  joinAs('ben')
  cartStore.change(() => [buildCartItem({ quantity: 1 })])
  const answerWith = (orderId: string | null) =>
    server.use(
      mockRoute(groupRoutes.updatePart, () => problemResponse('group-closed', 'It is closed.')),
      mockRoute(groupRoutes.getGroup, () =>
        mockResponse(groupRoutes.getGroup, buildGroup({ people, state: 'closed', orderId })),
      ),
    )
  render(
    <TestProviders client={createQueryClient()}>
      <GroupBar />
    </TestProviders>,
  )
  answerWith(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Anna’s order' }))
  await waitFor(() => expect(shown.mock.lastCall?.[0].description).toBe('It is closed.'))
  expect(screen.getByText('1 item not yet in Anna’s order')).toBeTruthy()
  answerWith('order-1')
  await userEvent.click(screen.getByRole('button', { name: 'Add to Anna’s order' }))
  await waitFor(() => expect(shown.mock.lastCall?.[0].description).toMatch(/you can order them yourself/))
  expect(screen.queryByText(/not yet in Anna’s order/)).toBeNull()
  expect(cartStore.get()).toHaveLength(1)
})
