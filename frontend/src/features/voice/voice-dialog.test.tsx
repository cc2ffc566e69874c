import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { voiceRoutes } from '#shared/voice/contract'
import type { VoiceReply } from '#shared/voice/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { setToastRenderer } from '#ui/toast'
import type { Toast } from '#ui/toast'
import { cartStore } from '#base/cart/cart-store'
import { menuItemsQuery } from '#base/menu/use-menu'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { VoiceDialog } from './voice-dialog'

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

/** Everything that the assistant was asked. */
let asked: { message: string; locationId: number; context?: unknown }[] = []

const answering = (reply: VoiceReply | 'nothing') =>
  server.use(
    mockRoute(voiceRoutes.interpretMessage, async (request) => {
      asked.push(JSON.parse(await request.text()))
      return reply === 'nothing' ? problemResponse() : mockResponse(voiceRoutes.interpretMessage, reply)
    }),
  )

const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

/** A recogniser that hears what the test says. */
class Ear {
  static last: Ear | undefined
  isOpen = false
  onresult: (event: object) => void = () => {}
  onerror: () => void = () => {}
  onend: () => void = () => {}
  start() {
    Ear.last = this
    this.isOpen = true
  }
  stop() {
    this.isOpen = false
  }
  hear = (transcript: string, isFinal: boolean) =>
    act(() => this.onresult({ results: [Object.assign([{ transcript }], { isFinal })] }))
}

const told = jest.fn<void, [Toast]>()
const title = () => told.mock.lastCall?.[0].title
const description = () => told.mock.lastCall?.[0].description

beforeAll(() => setToastRenderer(told))
beforeEach(() => {
  asked = []
  Ear.last = undefined
  cartStore.change(() => [])
  Object.assign(window, { webkitSpeechRecognition: Ear })
})

async function whenTheDialogIsOpen({ hasMenu = true } = {}) {
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
  it('puts what was heard into the cart', async () => {
    answering(added)
    const { press } = await whenTheDialogIsOpen()
    await press('Start Listening')
    expect(screen.getByText('Listening...')).toBeTruthy()
    Ear.last?.hear('two california', false)
    expect(screen.getByText('You said: two california')).toBeTruthy()
    Ear.last?.hear('two california rolls', true)
    await waitFor(() => expect(title()).toBe('Added to Cart!'))
    expect(description()).toBe('2 x California Roll added to your cart')
    expect(asked).toEqual([{ message: 'two california rolls', locationId: 4 }])
    expect(cartStore.get()).toMatchObject([{ menuItemId: 12, quantity: 2, priceCents: 625 }])
    expect(Ear.last).toMatchObject({ isOpen: false, continuous: true, interimResults: true, lang: 'en-US' })
  })

  it('works on what it heard when it is stopped', async () => {
    answering(added)
    const { press } = await whenTheDialogIsOpen()
    await press('Start Listening')
    Ear.last?.hear('a california roll', false)
    await press('Stop Listening')
    await waitFor(() => expect(asked).toHaveLength(1))
  })

  it('stops at an error', async () => {
    const { press } = await whenTheDialogIsOpen()
    await press('Start Listening')
    act(() => Ear.last?.onerror())
    expect(told.mock.lastCall?.[0]).toMatchObject({
      title: 'Voice Recognition Error',
      description: 'Could not process your voice. Please try again.',
    })
    expect(screen.getByRole('button', { name: 'Start Listening' })).toBeTruthy()
    expect(Ear.last?.isOpen).toBe(false)
  })

  it('ends with the dialog', async () => {
    const { press, unmount } = await whenTheDialogIsOpen()
    await press('Start Listening')
    unmount()
    expect(Ear.last?.isOpen).toBe(false)
  })

  it('is not to be had in every browser', async () => {
    Object.assign(window, { webkitSpeechRecognition: undefined })
    const { press } = await whenTheDialogIsOpen()
    await press('Start Listening')
    expect(told.mock.lastCall?.[0]).toMatchObject({
      title: 'Voice Not Supported',
      description: "Your browser doesn't support voice recognition.",
    })
  })
})

describe('typing', () => {
  it('says sorry when nobody answers, and lets the guest try again', async () => {
    jest.spyOn(console, 'warn').mockImplementationOnce(() => {})
    answering('nothing')
    const { type } = await whenTheDialogIsOpen()
    await type('a roll')
    await waitFor(() => expect(title()).toBe('Sorry!'))
    expect(description()).toBe("I couldn't understand that. Please try again.")
    expect(cartStore.get()).toEqual([])
    answering(added)
    await type('a roll')
    await waitFor(() => expect(title()).toBe('Added to Cart!'))
  })

  it('sends one request at a time', async () => {
    let release = () => {}
    const untilReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      mockRoute(voiceRoutes.interpretMessage, async (request) => {
        asked.push(JSON.parse(await request.text()))
        await untilReleased
        return mockResponse(voiceRoutes.interpretMessage, added)
      }),
    )
    const { type } = await whenTheDialogIsOpen()
    await type('a roll')
    expect(screen.getByText('Processing your request...')).toBeTruthy()
    await type('another roll')
    release()
    await waitFor(() => expect(title()).toBe('Added to Cart!'))
    expect(asked).toHaveLength(1)
  })

  it('asks to wait while there is no menu yet', async () => {
    server.use(mockRoute(menuRoutes.listMenuItems, () => problemResponse()))
    answering(added)
    const { type } = await whenTheDialogIsOpen({ hasMenu: false })
    await type('a roll')
    await waitFor(() => expect(title()).toBe('Loading Menu'))
    expect(description()).toBe('Please wait for the menu to load and try again.')
    expect(cartStore.get()).toEqual([])
  })

  it('says what is not on this menu, and what could not be added', async () => {
    answering({ ...added, items: [{ ...item, itemId: 99, itemName: 'Unicorn Roll' }] })
    const { type } = await whenTheDialogIsOpen()
    await type('a unicorn roll')
    await waitFor(() => expect(title()).toBe('Item Not Found'))
    expect(description()).toBe("Couldn't find Unicorn Roll in our menu.")
    answering(added)
    jest.spyOn(console, 'error').mockImplementationOnce(() => {})
    jest.spyOn(cartStore, 'change').mockImplementationOnce(() => {
      throw new Error('full')
    })
    await type('a roll')
    await waitFor(() =>
      expect(told.mock.lastCall?.[0]).toMatchObject({ title: 'Error', description: 'Failed to add item to cart' }),
    )
  })

  it('has the guest confirm what is not certain, and then goes on from it', async () => {
    answering({ ...added, confidence: 'low' })
    const { type, press } = await whenTheDialogIsOpen()
    await type('two california roles')
    await screen.findByText('Is this right?')
    await press('One California Roll more')
    expect(cartStore.get()).toEqual([])
    await type('yes, add them')
    await waitFor(() => expect(cartStore.get()).toMatchObject([{ quantity: 3 }]))
    expect(asked).toHaveLength(1)

    answering({ ...added, action: 'update_cart', items: [{ ...item, quantity: 5 }], response: 'Making it 5.' })
    await type('make that five')
    await waitFor(() => expect(cartStore.get()).toMatchObject([{ quantity: 5 }]))
    const { options: chosen, ...waiting } = item
    expect(asked.at(-1)?.context).toEqual([{ ...waiting, chosen, quantity: 3 }])
    expect(told.mock.lastCall?.[0]).toMatchObject({ title: 'Hiro says:', description: 'Making it 5.' })

    answering({ ...added, action: 'remove_from_cart', response: 'Taking it out.' })
    await type('remove it')
    await waitFor(() => expect(cartStore.get()).toEqual([]))
    expect(title()).toBe('Item Removed')
    await type('remove the california roll')
    await screen.findByText('There is no California Roll in your cart.')
  })
})
