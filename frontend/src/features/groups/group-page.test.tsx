import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { groupRoutes } from '#shared/groups/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { menuRoutes } from '#shared/menu/contract'
import { MAX_LINE_QUANTITY } from '#shared/orders/contract'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { joinedGroupStore } from '#base/session/joined-group'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { GroupPage } from './group-page'
import { aGroup, aPerson, ben, roll, tea, aGroupLine } from './testing/group-fixtures'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const intake = { state: 'open', until: null, reason: null, extraMinutes: 0, quotes } as const

const dishes = { now: [roll, tea] }
const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, dishes.now)),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
  mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, aGroup())),
  mockRoute(kitchenRoutes.getIntake, () => mockResponse(kitchenRoutes.getIntake, intake)),
)

beforeEach(() => {
  dishes.now = [roll, tea]
  joinedGroupStore.set(null)
  cartStore.change(() => [])
})

const joinedAs = (personId: 'anna' | 'ben', joinedAtVersion = 1) =>
  joinedGroupStore.set({
    id: 'LINK',
    token: 'a'.repeat(40),
    personId,
    name: personId === 'anna' ? 'Anna' : 'Ben',
    hostName: 'Anna',
    isHost: personId === 'anna',
    endsAt: aGroup().endsAt,
    takenOver: null,
    joinedAtVersion,
  })

function whenOpened(path = '/group/LINK') {
  const place = memoryLocation({ path, record: true })
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={place.hook}>
        <Route path="/group/:id" component={GroupPage} />
      </Router>
    </TestProviders>,
  )
  return { place, user: userEvent.setup() }
}

const panelOf = (name: string) => screen.findByRole('region', { name: `What ${name} wants` })

it('asks whoever follows the link for a name, and wants one', async () => {
  const { user } = whenOpened()
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna’s group order' })).toBeTruthy()
  expect(document.title).toMatch(/^Anna’s group order \| /)
  await user.click(screen.getByRole('button', { name: 'Join Anna’s order' }))
  expect(await screen.findByText('Please enter your name')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Your name/), '\u200B.')
  expect(await screen.findByText('Please use at least one letter or digit')).toBeTruthy()
})

it('says why one can’t join, and keeps the name that was typed', async () => {
  server.use(
    mockRoute(groupRoutes.updatePart, () => problemResponse('group-full', 'At most 30 people order together.')),
  )
  const { user } = whenOpened()
  await user.type(await screen.findByLabelText(/^Your name/), 'Cem')
  await user.click(screen.getByRole('button', { name: 'Join Anna’s order' }))
  expect(await screen.findByText('At most 30 people order together.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Cem')
})

it('shows who wants what and what it comes to; one changes only what is one’s own', async () => {
  joinedAs('ben')
  whenOpened()
  const [anna, own] = [within(await panelOf('Anna')), within(await panelOf('Ben'))]
  expect(await anna.findByText('1× California Roll')).toBeTruthy()
  expect(anna.queryByRole('button')).toBeNull()
  expect(own.getByRole('heading', { name: 'Ben (you)' })).toBeTruthy()
  expect(own.getByRole('button', { name: 'One Green Tea more' })).toBeTruthy()
  expect(within(screen.getByLabelText('The whole order')).getByText('$11.75')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close and Check Out' })).toBeNull()
})

it('counts no further than an order may, and not below one', async () => {
  joinedAs('ben')
  const lines = [aGroupLine(tea.id), aGroupLine(roll.id, MAX_LINE_QUANTITY)]
  server.use(
    mockRoute(groupRoutes.getGroup, () =>
      mockResponse(groupRoutes.getGroup, aGroup({ people: [aPerson(), { ...ben, lines }] })),
    ),
  )
  whenOpened()
  const own = within(await panelOf('Ben'))
  const isOff = async (name: string) =>
    (await own.findByRole('button', { name })).getAttribute('aria-disabled') === 'true'
  expect(await isOff('One Green Tea less')).toBe(true)
  expect(await isOff('One Green Tea more')).toBe(false)
  expect(await isOff('One California Roll more')).toBe(true)
})

it('says beside its line to all what has sold out', async () => {
  joinedAs('anna')
  dishes.now = [roll, { ...tea, isAvailable: false }]
  whenOpened()
  expect(await within(await panelOf('Ben')).findByText(/^Can’t be had right now/)).toBeTruthy()
  expect(within(await panelOf('Anna')).queryByText(/^Can’t be had right now/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove Green Tea of Ben' })).toBeTruthy()
})

it('is sent by who started it: closed, and all of it in the cart with its names', async () => {
  joinedAs('anna')
  const two = [aPerson(), ben, aPerson({ id: 'b2', name: 'ben', lines: [aGroupLine(tea.id)] })]
  server.use(
    mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, aGroup({ people: two }))),
    mockRoute(groupRoutes.updateGroupState, () =>
      mockResponse(groupRoutes.updateGroupState, aGroup({ people: two, state: 'closed', version: 4 })),
    ),
  )
  const { place, user } = whenOpened()
  expect(await within(await panelOf('Anna')).findByText('1× California Roll')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close and Check Out' }))
  await waitFor(() => expect(place.history.at(-1)).toBe('/checkout'))
  expect(cartStore.get().map(({ name, quantity, for: whose }) => [name, quantity, whose])).toEqual([
    ['California Roll', 1, 'Anna'],
    ['Green Tea', 2, 'Ben'],
    ['Green Tea', 1, 'ben (2)'],
  ])
  expect(joinedGroupStore.get()?.takenOver).toBe(4)
})

it('lets the host remove a person after a question', async () => {
  joinedAs('anna')
  let sent: unknown
  server.use(
    mockRoute(groupRoutes.removePerson, async (request) => {
      sent = await request.json()
      return mockResponse(groupRoutes.removePerson, aGroup({ people: [aPerson()], version: 4 }))
    }),
  )
  const { user } = whenOpened()
  expect(within(await panelOf('Anna')).queryByRole('button', { name: 'Remove Anna' })).toBeNull()
  await user.click(within(await panelOf('Ben')).getByRole('button', { name: 'Remove Ben' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Ben from the group order?' }))
  expect(sent).toBeUndefined()
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What Ben wants' })).toBeNull())
  expect(sent).toEqual({ token: 'a'.repeat(40), personId: 'ben' })
})

it('tells a person whom the host has removed, and leaves them their cart', async () => {
  joinedAs('ben')
  cartStore.change(() => [buildCartItem({ menuItemId: 7, name: 'California Roll', priceCents: 625, quantity: 2 })])
  server.use(mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, aGroup({ people: [aPerson()] }))))
  whenOpened()
  expect(await screen.findByRole('heading', { level: 1, name: 'You are no longer in this group order' })).toBeTruthy()
  await waitFor(() => expect(joinedGroupStore.get()).toBeNull())
  expect(screen.getByText(/^Anna has removed you and your dishes/)).toBeTruthy()
  expect(cartStore.get()).toHaveLength(1)
})

it('does not take an answer from before the person joined for a removal', async () => {
  joinedAs('ben', 1000)
  server.use(mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, aGroup({ people: [aPerson()] }))))
  whenOpened()
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna’s group order' })).toBeTruthy()
  expect(joinedGroupStore.get()).not.toBeNull()
})

it('takes nothing more while it is being sent, and says who sends it', async () => {
  joinedAs('ben')
  server.use(mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, aGroup({ state: 'closed' }))))
  whenOpened()
  expect(await screen.findByText('Anna is sending the order: nothing can be added right now.')).toBeTruthy()
  expect(within(await panelOf('Ben')).queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add dishes' })).toBeNull()
})

it('leads everybody to the order once it is sent', async () => {
  joinedAs('ben')
  server.use(
    mockRoute(groupRoutes.getGroup, () =>
      mockResponse(groupRoutes.getGroup, aGroup({ state: 'sent', orderId: 'A1B2C3D4E5F6' })),
    ),
  )
  const { place } = whenOpened()
  await waitFor(() => expect(place.history.at(-1)).toBe('/orders/A1B2C3D4E5F6/tracking'))
  expect(joinedGroupStore.get()).toBeNull()
})

it('is over after its day, and the cart is one’s own again', async () => {
  joinedAs('ben')
  server.use(mockRoute(groupRoutes.getGroup, () => problemResponse('not-found', 'No such group order.')))
  whenOpened()
  expect(await screen.findByRole('heading', { level: 1, name: 'This group order is over' })).toBeTruthy()
  await waitFor(() => expect(joinedGroupStore.get()).toBeNull())
})

it('leads to the site that it was started on', async () => {
  server.use(mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, aGroup({ locationId: 5 }))))
  whenOpened()
  const way = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Go there' })
  expect(way.href).toMatch(/\/\/\w+\.localhost(:\d+)?\/group\/LINK$/)
})

it('begins with what is in the cart', async () => {
  cartStore.change(() => [buildCartItem({ menuItemId: 7, name: 'California Roll', priceCents: 625, quantity: 2 })])
  let sent: unknown
  server.use(
    mockRoute(groupRoutes.startGroup, async (request) => {
      sent = await request.json()
      return mockResponse(groupRoutes.startGroup, aGroup({ you: 'anna' }))
    }),
  )
  const { place, user } = whenOpened('/group/new')
  await user.type(await screen.findByLabelText(/^Your name/), 'Anna')
  await user.click(screen.getByRole('button', { name: 'Start a group order' }))
  await waitFor(() => expect(place.history.at(-1)).toBe('/group/LINK'))
  expect(sent).toMatchObject({ name: 'Anna', lines: [{ menuItemId: 7, quantity: 2 }] })
  expect(cartStore.get()).toEqual([])
})
