import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { groupRoutes } from '#shared/groups/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { menuRoutes } from '#shared/menu/contract'
import { MAX_LINE_QUANTITY } from '#shared/orders/contract'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { joinedGroupStore } from '#base/session/joined-group'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { GroupPage } from './group-page'
import { buildGroup, joinAs, buildParticipant, ben, roll, tea, buildGroupLine } from './testing/group-fixtures'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const intake = {
  state: 'open',
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes,
} as const

let menu = [roll, tea]
const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, menu)),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
  mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, buildGroup())),
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, intake)),
)

beforeEach(() => {
  menu = [roll, tea]
  joinedGroupStore.set(null)
  cartStore.change(() => [])
})

function openGroup(path = '/group/LINK') {
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

const findPanel = (name: string) => screen.findByRole('region', { name: `What ${name} wants` })

it('requires a name from a guest who follows the link', async () => {
  const { user } = openGroup()
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna’s group order' })).toBeTruthy()
  expect(document.title).toMatch(/^Anna’s group order \| /)
  await user.click(screen.getByRole('button', { name: 'Join Anna’s order' }))
  expect(await screen.findByText('Please enter your name')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Your name/), '\u200B.')
  expect(await screen.findByText('Please use at least one letter or digit')).toBeTruthy()
})

it('says where and about when the order is handed over, before anyone joins', async () => {
  const wantedAt = '2027-01-14T22:30:00.000Z'
  server.use(mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, buildGroup({ wantedAt }))))
  openGroup()
  const panel = within(await screen.findByRole('region', { name: 'Where and when' }))
  expect(panel.getByText('Pick up at Hibachi Ember New Port Richey')).toBeTruthy()
  expect(panel.getByText(/14200 Lakeshore Grove Rd, Hudson/)).toBeTruthy()
  expect(panel.getByText('For about Thu, Jan 14, 5:30 PM; Anna chooses the exact time at checkout')).toBeTruthy()
})

it('the host says how and about when, on the clock of the restaurant', async () => {
  const started: unknown[] = []
  server.use(
    mockRoute(groupRoutes.startGroup, async (request) => {
      started.push(await request.json())
      return mockResponse(groupRoutes.startGroup, buildGroup({ you: 'anna' }))
    }),
  )
  const { user } = openGroup('/group/new')
  await user.type(await screen.findByLabelText(/^Your name/), 'Anna')
  await user.selectOptions(screen.getByLabelText(/^How/), 'delivery')
  await user.type(screen.getByLabelText(/^About when/), '13:15')
  await user.click(screen.getByRole('button', { name: 'Start a group order' }))
  // It is 2 PM, so that 1:15 PM is tomorrow.
  await waitFor(() => expect(started).toMatchObject([{ orderType: 'delivery', wantedAt: '2027-01-15T18:15:00.000Z' }]))
})

it('shows why a guest can’t join, and leaves the typed name in the field', async () => {
  server.use(
    mockRoute(groupRoutes.updatePart, () => problemResponse('group-full', 'At most 30 people order together.')),
  )
  const { user } = openGroup()
  await user.type(await screen.findByLabelText(/^Your name/), 'Cem')
  await user.click(screen.getByRole('button', { name: 'Join Anna’s order' }))
  expect(await screen.findByText('At most 30 people order together.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Cem')
})

it('shows all participants’ dishes and the total, and lets a guest change only their own', async () => {
  joinAs('ben')
  openGroup()
  const [anna, own] = [within(await findPanel('Anna')), within(await findPanel('Ben'))]
  expect(await anna.findByText('1× California Roll')).toBeTruthy()
  expect(anna.queryByRole('button')).toBeNull()
  expect(own.getByRole('heading', { name: 'Ben (you)' })).toBeTruthy()
  expect(own.getByRole('button', { name: 'One Green Tea more' })).toBeTruthy()
  expect(within(screen.getByLabelText('The whole order')).getByText('$11.75')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close and Check Out' })).toBeNull()
})

it('limits a quantity to between one and the maximum of an order', async () => {
  joinAs('ben')
  const lines = [buildGroupLine(tea.id), buildGroupLine(roll.id, MAX_LINE_QUANTITY)]
  server.use(
    mockRoute(groupRoutes.getGroup, () =>
      mockResponse(groupRoutes.getGroup, buildGroup({ people: [buildParticipant(), { ...ben, lines }] })),
    ),
  )
  openGroup()
  const ownPanel = within(await findPanel('Ben'))
  const isDisabled = async (name: string) =>
    (await ownPanel.findByRole('button', { name })).getAttribute('aria-disabled') === 'true'
  expect(await isDisabled('One Green Tea less')).toBe(true)
  expect(await isDisabled('One Green Tea more')).toBe(false)
  expect(await isDisabled('One California Roll more')).toBe(true)
})

it('marks a sold-out dish for every participant', async () => {
  joinAs('anna')
  menu = [roll, { ...tea, isAvailable: false }]
  openGroup()
  expect(await within(await findPanel('Ben')).findByText(/^Can’t be ordered right now/)).toBeTruthy()
  expect(within(await findPanel('Anna')).queryByText(/^Can’t be ordered right now/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove Green Tea of Ben' })).toBeTruthy()
})

it('lets the host close it and check out with all lines under the participants’ names', async () => {
  joinAs('anna')
  const people = [buildParticipant(), ben, buildParticipant({ id: 'b2', name: 'ben', lines: [buildGroupLine(tea.id)] })]
  server.use(
    mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, buildGroup({ people }))),
    mockRoute(groupRoutes.updateGroupState, () =>
      mockResponse(groupRoutes.updateGroupState, buildGroup({ people, state: 'closed', version: 4 })),
    ),
  )
  const { place, user } = openGroup()
  expect(await within(await findPanel('Anna')).findByText('1× California Roll')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close and Check Out' }))
  await waitFor(() => expect(place.history.at(-1)).toBe('/checkout'))
  expect(cartStore.get().map(({ name, quantity, for: participant }) => [name, quantity, participant])).toEqual([
    ['California Roll', 1, 'Anna'],
    ['Green Tea', 2, 'Ben'],
    ['Green Tea', 1, 'ben (2)'],
  ])
  expect(joinedGroupStore.get()?.closedAtVersion).toBe(4)
})

it('lets the host remove a participant after confirmation', async () => {
  joinAs('anna')
  let sent: unknown
  server.use(
    mockRoute(groupRoutes.removePerson, async (request) => {
      sent = await request.json()
      return mockResponse(groupRoutes.removePerson, buildGroup({ people: [buildParticipant()], version: 4 }))
    }),
  )
  const { user } = openGroup()
  expect(within(await findPanel('Anna')).queryByRole('button', { name: 'Remove Anna' })).toBeNull()
  await user.click(within(await findPanel('Ben')).getByRole('button', { name: 'Remove Ben' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Ben from the group order?' }))
  expect(sent).toBeUndefined()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What Ben wants' })).toBeNull())
  expect(sent).toEqual({ token: 'a'.repeat(40), personId: 'ben' })
})

it('informs a participant whom the host removed, and leaves their cart unchanged', async () => {
  joinAs('ben')
  cartStore.change(() => [buildCartItem({ menuItemId: 7, name: 'California Roll', priceCents: 625, quantity: 2 })])
  server.use(
    mockRoute(groupRoutes.getGroup, () =>
      mockResponse(groupRoutes.getGroup, buildGroup({ people: [buildParticipant()] })),
    ),
  )
  openGroup()
  expect(await screen.findByRole('heading', { level: 1, name: 'You are no longer in this group order' })).toBeTruthy()
  await waitFor(() => expect(joinedGroupStore.get()).toBeNull())
  expect(screen.getByText(/^Anna has removed you and your dishes/)).toBeTruthy()
  expect(cartStore.get()).toHaveLength(1)
})

it('ignores versions from before the participant joined when it detects a removal', async () => {
  joinAs('ben', 1000)
  server.use(
    mockRoute(groupRoutes.getGroup, () =>
      mockResponse(groupRoutes.getGroup, buildGroup({ people: [buildParticipant()] })),
    ),
  )
  openGroup()
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna’s group order' })).toBeTruthy()
  expect(joinedGroupStore.get()).not.toBeNull()
})

it('accepts no dishes while the host sends it', async () => {
  joinAs('ben')
  server.use(mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, buildGroup({ state: 'closed' }))))
  openGroup()
  expect(await screen.findByText('Anna is sending the order: nothing can be added right now.')).toBeTruthy()
  expect(within(await findPanel('Ben')).queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add dishes' })).toBeNull()
})

it('leads every participant to the order once it is sent', async () => {
  joinAs('ben')
  server.use(
    mockRoute(groupRoutes.getGroup, () =>
      mockResponse(groupRoutes.getGroup, buildGroup({ state: 'sent', orderId: 'A1B2C3D4E5F6' })),
    ),
  )
  const { place } = openGroup()
  await waitFor(() => expect(place.history.at(-1)).toBe('/orders/A1B2C3D4E5F6/tracking'))
  expect(joinedGroupStore.get()).toBeNull()
})

it('ends after a day, and the browser leaves the group', async () => {
  joinAs('ben')
  server.use(mockRoute(groupRoutes.getGroup, () => problemResponse('not-found', 'No such group order.')))
  openGroup()
  expect(await screen.findByRole('heading', { level: 1, name: 'This group order is over' })).toBeTruthy()
  await waitFor(() => expect(joinedGroupStore.get()).toBeNull())
})

it('leads to the site of the location where it was started', async () => {
  server.use(mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, buildGroup({ locationId: 5 }))))
  openGroup()
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Go there' })
  expect(link.href).toMatch(/\/\/\w+\.localhost(:\d+)?\/group\/LINK$/)
})

it('makes a failed read once, and offers to try again', async () => {
  let reads = 0
  server.use(
    mockRoute(groupRoutes.getGroup, () => {
      reads += 1
      return problemResponse()
    }),
  )
  openGroup()
  expect(await screen.findByText('We can’t reach the kitchen right now.')).toBeTruthy()
  expect(reads).toBe(1)
})

it('starts with the lines of the cart', async () => {
  cartStore.change(() => [buildCartItem({ menuItemId: 7, name: 'California Roll', priceCents: 625, quantity: 2 })])
  let sent: unknown
  server.use(
    mockRoute(groupRoutes.startGroup, async (request) => {
      sent = await request.json()
      return mockResponse(groupRoutes.startGroup, buildGroup({ you: 'anna' }))
    }),
  )
  const { place, user } = openGroup('/group/new')
  await user.type(await screen.findByLabelText(/^Your name/), 'Anna')
  await user.click(screen.getByRole('button', { name: 'Start a group order' }))
  await waitFor(() => expect(place.history.at(-1)).toBe('/group/LINK'))
  expect(sent).toMatchObject({ name: 'Anna', lines: [{ menuItemId: 7, quantity: 2 }] })
  expect(cartStore.get()).toEqual([])
})

it.each([
  ['first, until someone joins', [buildParticipant()], 0],
  ['last, once someone joined', [buildParticipant(), ben], 2],
])('offers the host to share the link %s', async (_when, people, place) => {
  server.use(mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, buildGroup({ people }))))
  joinAs('anna')
  openGroup()
  const summary = await screen.findByRole('region', { name: 'The whole order' })
  const names = [...summary.querySelectorAll('a, button')].map(({ textContent }) => textContent?.trim())
  expect(names.indexOf('Share the link')).toBe(place)
})
