import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { voiceRoutes, type VoiceReply } from '#shared/voice/contract'
import { NO_DIETARY_PREFERENCES } from '#shared/menu/dietary/filters'
import { dietFilterStore } from '#base/menu/diet-filters'
import { buildMenuItem, buildMenuOption, buildOptionGroup } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { setToastRenderer, type Toast } from '#ui/toast'
import { cartStore } from '#base/cart/cart-store'
import { menuItemsQuery } from '#base/menu/use-menu'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { VoiceDialog } from './voice-dialog'
import { waitingLinesStore } from './waiting-lines'

const dish = buildMenuItem({ id: 12, name: 'California Roll', price: '6.25' })
const item = { itemId: 12, itemName: 'California Roll', quantity: 2, notes: '', options: [] }
const added: VoiceReply = {
  success: true,
  action: 'add_to_cart',
  itemId: 12,
  itemName: 'California Roll',
  quantity: 2,
  items: [item],
  response: 'Adding.',
  confidence: 'high',
}

/** The bodies of all requests to the assistant. */
let requests: { message: string; locationId: number; context?: unknown; question?: unknown; orderType?: unknown }[] = []

const mockReply = (reply: VoiceReply | 'unavailable') =>
  server.use(
    mockRoute(voiceRoutes.interpretMessage, async (request) => {
      requests.push(JSON.parse(await request.text()))
      return reply === 'unavailable' ? problemResponse() : mockResponse(voiceRoutes.interpretMessage, reply)
    }),
  )

const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

/** A speech recognizer that hears what the test says. */
class FakeRecognizer {
  static last: FakeRecognizer | undefined
  isOpen = false
  onresult: (event: object) => void = () => {}
  onerror: () => void = () => {}
  onend: () => void = () => {}
  start() {
    FakeRecognizer.last = this
    this.isOpen = true
  }
  stop() {
    this.isOpen = false
  }
  hear = (transcript: string, isFinal: boolean) =>
    act(() => this.onresult({ results: [Object.assign([{ transcript }], { isFinal })] }))
}

const showToast = jest.fn<void, [Toast]>()
const title = () => showToast.mock.lastCall?.[0].title
const description = () => showToast.mock.lastCall?.[0].description

beforeAll(() => setToastRenderer(showToast))
beforeEach(() => {
  requests = []
  FakeRecognizer.last = undefined
  cartStore.change(() => [])
  waitingLinesStore.set([])
  Object.assign(window, { webkitSpeechRecognition: FakeRecognizer })
})

async function openDialog({ hasMenu = true } = {}) {
  const client = createQueryClient()
  const { unmount } = render(
    <TestProviders client={client}>
      <VoiceDialog onClose={() => {}} />
    </TestProviders>,
  )
  if (hasMenu) await waitFor(() => expect(client.getQueryData(menuItemsQuery('HENPR').queryKey)).toHaveLength(1))
  const user = userEvent.setup()
  return {
    user,
    unmount,
    type: (text: string) => user.type(screen.getByLabelText('Or type what you would like'), `${text}{Enter}`),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  }
}

describe('speaking', () => {
  it('adds the spoken dishes to the cart', async () => {
    mockReply(added)
    const { press } = await openDialog()
    await press('Start Listening')
    expect(screen.getByText('Listening...')).toBeTruthy()
    FakeRecognizer.last?.hear('two california', false)
    expect(screen.getByText('You said: two california')).toBeTruthy()
    FakeRecognizer.last?.hear('two california rolls', true)
    await waitFor(() => expect(title()).toBe('Added to Cart!'))
    expect(description()).toBe('2 x California Roll added to your cart')
    expect(requests).toEqual([{ message: 'two california rolls', locationId: 4 }])
    expect(cartStore.get()).toMatchObject([{ menuItemId: 12, quantity: 2, priceCents: 625 }])
    expect(FakeRecognizer.last).toMatchObject({ isOpen: false, continuous: true, interimResults: true, lang: 'en-US' })
  })

  it('adds nothing and says so if the reply has no number of portions', async () => {
    server.use(
      mockRoute(
        voiceRoutes.interpretMessage,
        () => new Response(JSON.stringify({ ...added, items: [], quantity: 1.5 })),
      ),
    )
    const { type } = await openDialog()
    await type('one and a half california rolls')
    const answer = 'I did not get a number from 1 to 99, so your cart is as before. How many would you like?'
    await waitFor(() => expect(description()).toBe(answer))
    expect(screen.getByText(answer)).toBeTruthy()
    expect(cartStore.get()).toEqual([])
  })

  it('sends what it has heard when the guest stops listening', async () => {
    mockReply(added)
    const { press } = await openDialog()
    await press('Start Listening')
    FakeRecognizer.last?.hear('a california roll', false)
    await press('Stop Listening')
    await waitFor(() => expect(requests).toHaveLength(1))
  })

  it('stops at an error', async () => {
    const { press } = await openDialog()
    await press('Start Listening')
    act(() => FakeRecognizer.last?.onerror())
    expect(showToast.mock.lastCall?.[0]).toMatchObject({
      title: 'Voice Recognition Error',
      description: 'Could not process your voice. Please try again.',
    })
    expect(screen.getByRole('button', { name: 'Start Listening' })).toBeTruthy()
    expect(FakeRecognizer.last?.isOpen).toBe(false)
  })

  it('stops when the dialog closes', async () => {
    const { press, unmount } = await openDialog()
    await press('Start Listening')
    unmount()
    expect(FakeRecognizer.last?.isOpen).toBe(false)
  })

  it('shows a message in browsers without speech recognition', async () => {
    Object.assign(window, { webkitSpeechRecognition: undefined })
    const { press } = await openDialog()
    await press('Start Listening')
    expect(showToast.mock.lastCall?.[0]).toMatchObject({
      title: 'Voice Not Supported',
      description: "Your browser doesn't support voice recognition.",
    })
  })
})

describe('typing', () => {
  it('apologizes if the request fails, and the guest can try again', async () => {
    jest.spyOn(console, 'warn').mockImplementationOnce(() => {})
    mockReply('unavailable')
    const { type } = await openDialog()
    await type('a roll')
    await waitFor(() => expect(title()).toBe('Sorry!'))
    expect(description()).toBe("I couldn't understand that. Please try again.")
    expect(cartStore.get()).toEqual([])
    mockReply(added)
    await type('a roll')
    await waitFor(() => expect(title()).toBe('Added to Cart!'))
  })

  it('sends one request at a time', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      mockRoute(voiceRoutes.interpretMessage, async (request) => {
        requests.push(JSON.parse(await request.text()))
        await released
        return mockResponse(voiceRoutes.interpretMessage, added)
      }),
    )
    const { type } = await openDialog()
    await type('a roll')
    expect(screen.getByText('Processing your request...')).toBeTruthy()
    await type('another roll')
    release()
    await waitFor(() => expect(title()).toBe('Added to Cart!'))
    expect(requests).toHaveLength(1)
  })

  it('asks the guest to wait if the menu has not loaded yet', async () => {
    server.use(mockRoute(menuRoutes.listMenuItems, () => problemResponse()))
    mockReply(added)
    const { type } = await openDialog({ hasMenu: false })
    await type('a roll')
    await waitFor(() => expect(title()).toBe('Loading Menu'))
    expect(description()).toBe('Please wait for the menu to load and try again.')
    expect(cartStore.get()).toEqual([])
  })

  it('says if a dish is not on the menu or could not be added', async () => {
    mockReply({ ...added, items: [{ ...item, itemId: 99, itemName: 'Unicorn Roll' }] })
    const { type } = await openDialog()
    await type('a unicorn roll')
    await waitFor(() => expect(title()).toBe('Item Not Found'))
    expect(description()).toBe("Couldn't find Unicorn Roll in our menu.")
    mockReply(added)
    jest.spyOn(console, 'error').mockImplementationOnce(() => {})
    jest.spyOn(cartStore, 'change').mockImplementationOnce(() => {
      throw new Error('full')
    })
    await type('a roll')
    await waitFor(() =>
      expect(showToast.mock.lastCall?.[0]).toMatchObject({ title: 'Error', description: 'Failed to add item to cart' }),
    )
  })

  it('lets the guest confirm uncertain lines, then change and remove them', async () => {
    mockReply({ ...added, confidence: 'low' })
    const { type, press } = await openDialog()
    await type('two california roles')
    await screen.findByText('Is this right?')
    await press('One California Roll more')
    expect(cartStore.get()).toEqual([])
    mockReply({ ...added, items: [{ ...item, quantity: 3 }], settlesQuestion: true })
    await type('yes, add them')
    await waitFor(() => expect(cartStore.get()).toMatchObject([{ quantity: 3 }]))
    expect(screen.queryByText('Is this right?')).toBeNull()
    expect(requests.at(-1)?.question).toMatchObject({ kind: 'confirm', items: [{ itemId: 12, quantity: 3 }] })

    mockReply({ ...added, action: 'update_cart', items: [{ ...item, quantity: 5 }], response: 'Making it 5.' })
    await type('make that five')
    await waitFor(() => expect(cartStore.get()).toMatchObject([{ quantity: 5 }]))
    const { options: _none, ...waiting } = item
    expect(requests.at(-1)?.context).toEqual([{ ...waiting, quantity: 3 }])
    expect(showToast.mock.lastCall?.[0]).toMatchObject({
      title: 'Hiro says:',
      description: 'Making it 5.',
      shownBy: 'page',
    })

    mockReply({ ...added, action: 'remove_from_cart', response: 'Taking it out.' })
    await type('remove it')
    await waitFor(() => expect(cartStore.get()).toEqual([]))
    expect(title()).toBe('Item Removed')
    await type('remove the california roll')
    await screen.findByText('There is no California Roll in your cart.')
  })
})

it('shows the options of uncertain lines, and takes back each with a tap', async () => {
  const extras = [buildMenuOption('avocado', 'Avocado')]
  const toppings = [buildMenuOption('tobiko', 'Tobiko', { isDefault: true })]
  const wraps = [buildMenuOption('nori', 'Nori', { isDefault: true }), buildMenuOption('soy', 'Soy paper')]
  const optionGroups = [
    buildOptionGroup('extras', extras, { name: 'Extras', max: 4, min: 0 }),
    buildOptionGroup('toppings', toppings, { name: 'Toppings', max: 2, min: 0 }),
    buildOptionGroup('wrap', wraps, { name: 'Wrap', max: 1, min: 1 }),
  ]
  server.use(
    mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [{ ...dish, optionGroups }])),
  )
  const chosen = ['avocado', 'soy']
  mockReply({ ...added, confidence: 'low', items: [{ ...item, options: ['avocado', 'soy'], chosen }] })
  const { type, press } = await openDialog()
  await type('two californias with avocado in soy paper, no tobiko')
  await screen.findByText('Is this right?')
  await press('Put tobiko back on the California Roll')
  await press('Take soy paper off the California Roll')
  await press('Take avocado off the California Roll')
  // The usual wrap is required, so it is text and no button.
  expect(screen.queryByRole('button', { name: 'Take nori off the California Roll' })).toBeNull()
  expect(screen.getByText('nori')).toBeTruthy()
  await press('Add to cart')
  await waitFor(() => expect(cartStore.get()).toMatchObject([{ quantity: 2, options: ['nori', 'tobiko'] }]))
})

it('turns on the filters of a reply, and says which', async () => {
  dietFilterStore.choose({ userId: null, preferences: NO_DIETARY_PREFERENCES, isComplete: false })
  mockReply({
    ...added,
    action: null,
    items: [],
    response: 'Declared without shellfish: none.',
    filters: ['noShellfish'],
  })
  const { type } = await openDialog()
  await type('anything without shellfish')
  await screen.findByText(/I set the menu to: No Shellfish\./)
  expect(dietFilterStore.getState().choice?.preferences).toMatchObject({ noShellfish: true, spicyOk: true })
  expect(screen.getByRole('button', { name: 'Remove filter No Shellfish' })).toBeTruthy()
})
