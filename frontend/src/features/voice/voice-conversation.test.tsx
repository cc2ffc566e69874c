import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { NO_DIETARY_PREFERENCES } from '#shared/menu/dietary/filters'
import { voiceRoutes, type VoiceReply } from '#shared/voice/contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { orderTimeStore } from '#base/cart/order-time'
import { orderTypeStore } from '#base/cart/order-type'
import { spokenAllergyStore } from '#base/session/last-allergy-note'
import { dietFilterStore } from '#base/menu/diet-filters'
import { menuItemsQuery } from '#base/menu/use-menu'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { VoiceDialog } from './voice-dialog'
import { waitingLinesStore } from './waiting-lines'

const dish = buildMenuItem({ id: 12, name: 'California Roll', price: '6.25' })
const added: VoiceReply = {
  success: true,
  action: 'add_to_cart',
  itemId: 12,
  itemName: 'California Roll',
  quantity: 2,
  items: [{ itemId: 12, itemName: 'California Roll', quantity: 2, notes: '', options: [] }],
  response: 'Adding.',
  confidence: 'high',
}
const spoken: VoiceReply = { ...added, action: null, items: [], itemId: null, itemName: null, quantity: null }

let requests: object[] = []

const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

const mockReply = (reply: VoiceReply) =>
  server.use(
    mockRoute(voiceRoutes.interpretMessage, async (request) => {
      requests.push(JSON.parse(await request.text()))
      return mockResponse(voiceRoutes.interpretMessage, reply)
    }),
  )

beforeEach(() => {
  requests = []
  cartStore.change(() => [])
  waitingLinesStore.set([])
  orderTypeStore.set('pickup')
  orderTimeStore.set(null)
  spokenAllergyStore.set('')
})

async function openDialog() {
  const client = createQueryClient()
  render(
    <TestProviders client={client}>
      <VoiceDialog onClose={() => {}} />
    </TestProviders>,
  )
  await waitFor(() => expect(client.getQueryData(menuItemsQuery('HENPR').queryKey)).toHaveLength(1))
  const user = userEvent.setup()
  return {
    type: (text: string) => user.type(screen.getByLabelText('Or type what you would like'), `${text}{Enter}`),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  }
}

it('asks with buttons, whose answers it sends with the question', async () => {
  const question = { kind: 'which-dish' as const, itemIds: [12], quantity: 2, notes: '' }
  mockReply({ ...spoken, response: 'Which roll would you like?', question })
  const { type, press } = await openDialog()
  await type('two rolls')
  await screen.findByText('Which roll would you like?')
  mockReply({ ...added, settlesQuestion: true })
  await press('California Roll')
  await waitFor(() => expect(cartStore.get()).toMatchObject([{ quantity: 2 }]))
  expect(requests.at(-1)).toMatchObject({ message: 'California Roll', question })
  expect(screen.queryByRole('group', { name: 'Answers' })).toBeNull()
})

it('changes the cart only after the yes to an uncertain change', async () => {
  cartStore.change(() => [buildCartItem({ menuItemId: 12, name: 'California Roll', quantity: 2 })])
  const items = added.items.map((item) => ({ ...item, quantity: 3 }))
  const change: VoiceReply = { ...added, action: 'update_cart', items, quantity: 3, response: 'Making it 3.' }
  const question = { kind: 'confirm' as const, action: 'update_cart' as const, items }
  mockReply({ ...change, confidence: 'low', response: 'Shall I make it 3?', question })
  const { type, press } = await openDialog()
  await type('make that three')
  await screen.findByText('Shall I make it 3?')
  expect(cartStore.get()).toMatchObject([{ quantity: 2 }])
  mockReply(change)
  await press('Yes')
  await waitFor(() => expect(cartStore.get()).toMatchObject([{ quantity: 3 }]))
  expect(requests.at(-1)).toMatchObject({ message: 'Yes', question: { kind: 'confirm', action: 'update_cart' } })
})

it('shows the cart, stores the order type and the time, and offers the checkout', async () => {
  const scheduledFor = new Date(Date.now() + 3_600_000).toISOString()
  mockReply({ ...added, checkout: { orderType: 'delivery', scheduledFor } })
  const { type } = await openDialog()
  await type('two california rolls, deliver them at 7:30')
  const cart = await screen.findByRole('region', { name: 'Your cart' })
  expect(cart.textContent).toContain('2 ×California Roll$12.50')
  expect([orderTypeStore.get(), orderTimeStore.get()]).toEqual(['delivery', scheduledFor])
  expect(screen.queryByRole('link', { name: 'Continue to Checkout' })).toBeNull()
  mockReply({ ...spoken, response: 'Tiene 2 California Roll.', language: 'es', offersCheckout: true })
  await type('eso es todo')
  const answer = await screen.findByText('Tiene 2 California Roll.')
  expect(answer.getAttribute('lang')).toBe('es')
  expect(screen.getByRole('link', { name: 'Continue to Checkout' }).getAttribute('href')).toBe('/checkout')
  expect(requests.at(-1)).toMatchObject({ orderType: 'delivery', context: [{ itemId: 12, quantity: 2 }] })
})

it('sends an allergy without a filter with each later message', async () => {
  mockReply({ ...spoken, response: 'Please ask us.', allergyNote: 'allergic to kiwi' })
  const { type } = await openDialog()
  await type('I am allergic to kiwi')
  await screen.findByText('Please ask us.')
  mockReply(added)
  await type('two california rolls')
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ allergyNote: 'allergic to kiwi' }))
})

it('scrolls each new answer into view, past dishes that wait for a yes', async () => {
  const scrolled: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.textContent)
  }
  const { type } = await openDialog()
  for (const response of ['We close at 9 PM.', 'You said no chicken.']) {
    mockReply({ ...spoken, response })
    await type('a question')
    await screen.findByText(response)
  }
  expect(scrolled).toEqual(['We close at 9 PM.', 'You said no chicken.'])
})

it('remembers filters that would hide every dish, and turns none of them on', async () => {
  dietFilterStore.choose({ userId: null, preferences: NO_DIETARY_PREFERENCES, isComplete: false })
  server.use(
    mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [{ ...dish, allergens: null }])),
  )
  mockReply({ ...spoken, response: 'None.', filters: ['noShellfish'] })
  const first = await openDialog()
  await first.type("i'm allergic to shrimp")
  await screen.findByText(/I keep in mind: No Shellfish\./)
  expect(dietFilterStore.getState().choice?.preferences).toEqual(NO_DIETARY_PREFERENCES)
  mockReply(added)
  await first.type('one dragon roll')
  await screen.findByText('Adding.')
  expect(requests.at(-1)).toMatchObject({ filters: ['noShellfish'] })
  await first.press('Forget No Shellfish')
  await first.type('one dragon roll')
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(requests.at(-1)).not.toHaveProperty('filters')
})

it('turns on the filter of an allergy that is told with an order, and says so once', async () => {
  dietFilterStore.choose({ userId: null, preferences: NO_DIETARY_PREFERENCES, isComplete: false })
  mockReply({ ...added, filters: ['noSesame'] })
  const { type } = await openDialog()
  await type('two california rolls, sesame allergy')
  await screen.findByText('Adding. I set the menu to: No Sesame.')
  await type('two california rolls, sesame allergy')
  await screen.findByText('Adding.')
  expect(requests.at(-1)).toMatchObject({ filters: expect.arrayContaining(['noSesame']) })
})
