import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { voiceRoutes, type VoiceReply } from '#shared/voice/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { menuItemsQuery } from '#base/menu/use-menu'
import { setToastRenderer, type Toast } from '#ui/toast'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { VoiceDialog } from './voice-dialog'
import { waitingLinesStore } from './waiting-lines'

const [shrimp, cola] = [
  buildMenuItem({ id: 12, name: 'Honey Walnut Shrimp', price: '16.25' }),
  buildMenuItem({ id: 13, name: 'Cola', price: '2.50' }),
]

const replyOf = (dish: typeof shrimp, more: Partial<VoiceReply>): VoiceReply => ({
  success: true,
  action: 'add_to_cart',
  itemId: dish.id,
  itemName: dish.name,
  quantity: 1,
  items: [{ itemId: dish.id, itemName: dish.name, quantity: 1, notes: '', options: [] }],
  response: `Adding 1 ${dish.name} to your cart.`,
  confidence: 'high',
  ...more,
})
const doubtful = replyOf(shrimp, { confidence: 'low', response: 'I heard 1 Honey Walnut Shrimp.' })

const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [shrimp, cola])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

const showToast = jest.fn<void, [Toast]>()
const names = () => cartStore.get().map(({ name }) => name)

beforeAll(() => setToastRenderer(showToast))
beforeEach(() => {
  showToast.mockClear()
  cartStore.change(() => [])
  waitingLinesStore.set([])
})

async function openDialog() {
  const client = createQueryClient()
  const onClose = jest.fn()
  const { unmount } = render(
    <TestProviders client={client}>
      <VoiceDialog onClose={onClose} />
    </TestProviders>,
  )
  await waitFor(() => expect(client.getQueryData(menuItemsQuery('HENPR').queryKey)).toHaveLength(2))
  const user = userEvent.setup()
  const field = () => screen.getByLabelText('Or type what you would like')
  return {
    unmount,
    onClose,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    say: async (text: string, reply: VoiceReply, answer = reply.response) => {
      server.use(mockRoute(voiceRoutes.interpretMessage, () => mockResponse(voiceRoutes.interpretMessage, reply)))
      await user.type(field(), `${text}{Enter}`)
      await screen.findByText(answer)
    },
  }
}

it('adds a certain dish at once, as it says, while a doubtful one waits', async () => {
  const { say, press } = await openDialog()
  await say('no nuts please, and one honey walnut shrimp', doubtful)
  await say('and a cola', replyOf(cola, {}))
  expect(names()).toEqual(['Cola'])
  expect(screen.getByRole('region', { name: 'Is this right?' }).textContent).toContain('Honey Walnut Shrimp')
  await say('remove the shrimp', replyOf(shrimp, { action: null, items: [], response: 'Which shrimp?', question: { kind: 'which-dish', itemIds: [12, 13], quantity: null, notes: '' } })) // prettier-ignore
  await say('the cola', replyOf(cola, { settlesQuestion: true, response: 'Adding another Cola.' }))
  expect(waitingLinesStore.get()).toMatchObject([{ itemName: 'Honey Walnut Shrimp' }])
  await press('Add to cart')
  expect(names()).toEqual(['Cola', 'Honey Walnut Shrimp'])
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ title: 'Added to Cart!', shownBy: 'page' })
})

it('says that a doubtful dish which it leaves out was not in the cart', async () => {
  const { say } = await openDialog()
  await say('one honey walnut shrimp', doubtful)
  await say(
    'no shrimp',
    replyOf(shrimp, { action: 'remove_from_cart', response: 'Taking it out of your cart.' }),
    'All right, I left that out.',
  )
  expect(waitingLinesStore.get()).toEqual([])
})

it('keeps doubtful dishes while it is closed, says so, and offers to add them', async () => {
  const { say, press, unmount, onClose } = await openDialog()
  await say('one honey walnut shrimp', doubtful)
  await press('Close')
  expect(onClose).toHaveBeenCalled()
  const { title, description, action } = showToast.mock.lastCall?.[0] ?? {}
  expect([title, description, action?.label]).toEqual([
    'Not in Your Cart Yet',
    "Hiro wasn't sure about 1 Honey Walnut Shrimp.",
    'Add to cart',
  ])
  unmount()
  await openDialog()
  expect(screen.getByRole('region', { name: 'Is this right?' })).toBeTruthy()
  act(() => action?.onPress())
  expect(names()).toEqual(['Honey Walnut Shrimp'])
  expect(screen.queryByRole('region', { name: 'Is this right?' })).toBeNull()
  act(() => action?.onPress())
  expect(cartStore.get()).toMatchObject([{ quantity: 1 }])
})

it('names doubtful dishes before the checkout, and adds them on the way', async () => {
  const { say, press, onClose } = await openDialog()
  await say('a cola', replyOf(cola, {}))
  await say('one honey walnut shrimp', doubtful)
  await say('checkout', replyOf(cola, { action: null, items: [], response: 'Tap it.', offersCheckout: true }))
  expect(screen.getByRole('link', { name: 'Continue to Checkout' })).toBeTruthy()
  expect(screen.getByText('Not in your cart yet: 1 Honey Walnut Shrimp.')).toBeTruthy()
  await press('Add and Continue')
  expect(names()).toEqual(['Cola', 'Honey Walnut Shrimp'])
  expect(waitingLinesStore.get()).toEqual([])
  expect(onClose).toHaveBeenCalled()
  expect(window.location.pathname).toBe('/checkout')
})
