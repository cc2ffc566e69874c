import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { chooseLanguage, type Language } from '#base/language/language'
import { availability } from '#base/language/english/availability'
import { board as boardWords } from '#base/language/english/board'
import { dialogs } from '#base/language/english/dialogs'
import { phoneOrder } from '#base/language/english/phone-order'
import { practice } from '#base/language/english/practice'
import { search } from '#base/language/english/search'
import { refunds } from '#base/language/english/refunds'
import { tickets as ticketWords } from '#base/language/english/tickets'
import { formatAllergyMarks, formatAllergyWarning } from '#shared/kitchen/allergy-notes'
import { chinese } from '#base/language/chinese'
import { spanish } from '#base/language/spanish'
import type { Translation } from '#base/language/translation'
import { KITCHEN_DISPLAY_KEY, KITCHEN_POST_KEY } from '#base/storage/storage-keys'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { intakeRoutes, type OrderIntake } from '#shared/kitchen/intake-contract'
import { currentLocation } from '#base/location/location'
import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { overrideModes } from '#shared/locations/policy'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { FakeSocket } from '#testing/fake-socket'
import { buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { StaffHeader } from '../../app/layout/staff-header'
import { CounterPage } from './counter-page'
import { KitchenDashboardPage } from './kitchen-dashboard-page'
import { KitchenPage } from './kitchen-page'
import { PhoneOrderPage } from '../order-entry/phone-order-page'
import { KitchenPracticePage } from './kitchen-practice-page'
import { GUEST_WORDS, buildRush } from './testing/foreign-rush'

const cook = buildUser({ firstName: 'Qo', lastName: 'Vu', role: 'admin' })

const paused: OrderIntake = {
  state: 'paused',
  until: '2099-05-02T00:40:00.000Z',
  reason: 'Too busy',
  extraMinutes: 10,
  delivery: 'paused',
  deliveryUntil: '2099-05-02T01:40:00.000Z',
  quotes: { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } },
}

const off = {
  id: 12,
  menuItem: { id: 12, name: 'Vumdish' },
  isAvailable: false,
  reason: null,
  dayparts: [],
  daypartPrices: {},
  portionsLeft: null,
}

setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, buildRush())),
  mockRoute(kitchenRoutes.getBoardSettings, () =>
    mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
  ),
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, paused)),
  mockRoute(refundRoutes.listFailedRefunds, () =>
    mockResponse(refundRoutes.listFailedRefunds, [
      { orderId: 'R1', ticketNumber: 31, amount: '4.00', at: '2027-01-14T18:00:00.000Z' },
    ]),
  ),
  mockRoute(availabilityRoutes.listAvailability, () => mockResponse(availabilityRoutes.listAvailability, [off])),
)

beforeAll(() => Object.assign(globalThis, { WebSocket: FakeSocket }))
beforeEach(() => overrideModes('live'))
afterEach(() => {
  act(() => chooseLanguage('en'))
  overrideModes()
  localStorage.clear()
  sessionStorage.clear()
})

const LATIN = /\p{Script=Latin}{3,}/gu

/** All words of a dictionary, those of its functions included. */
function listWords(entry: unknown): readonly string[] {
  if (typeof entry === 'string') return entry.match(LATIN) ?? []
  if (typeof entry === 'function') return listWords(call(entry))
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(listWords) : []
}

function call(entry: object): unknown {
  try {
    return typeof entry === 'function' ? Reflect.apply(entry, undefined, [1, 2, 3]) : ''
  } catch {
    // A list or a known key instead of a number.
    return ''
  }
}

const wordSet = (entry: unknown) => new Set(listWords(entry).map((word) => word.toLowerCase()))

const english = wordSet([availability, boardWords, dialogs, phoneOrder, practice, refunds, search, ticketWords])
const names = new Set(
  [
    ...GUEST_WORDS,
    ...currentLocation.fullName.split(/\W+/),
    'English',
    'Español',
    'Hibachi',
    'Enter',
    'Esc',
    'HHB',
  ].map((word) => word.toLowerCase()),
)

/** Everything that is written on the screen, and what a screen reader says of it. */
function readScreen(): string {
  const attributes = ['aria-label', 'aria-valuetext', 'placeholder', 'title']
  const said = [...document.body.querySelectorAll('*')].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return [...texts, ...said].filter((text) => text.trim() !== '').join('\n')
}

/** Returns the English words on the screen which the language doesn't have as well. */
function findEnglish(translation: Translation): readonly string[] {
  const own = wordSet(translation)
  const shown = (readScreen().match(LATIN) ?? []).map((word) => word.toLowerCase())
  return [...new Set(shown)].filter((word) => english.has(word) && !own.has(word) && !names.has(word))
}

const languages = [
  ['es', spanish],
  ['zh', chinese],
] as const satisfies readonly (readonly [Language, Translation])[]

async function open(language: Language, path: string, page: ReactNode) {
  const view = await renderPage(path, page, cook)
  await act(async () => chooseLanguage(language))
  await waitFor(() => expect(document.documentElement.lang).toMatch(new RegExp(`^${language}`)))
  return view
}

const pages = [
  ['the simple board', '/kitchen', <KitchenPage key="simple" />],
  ['the counter', '/kitchen/counter', <CounterPage key="counter" />],
  ['the filter board', '/kitchen-dashboard', <KitchenDashboardPage key="dashboard" />],
  ['the practice board', '/kitchen/practice', <KitchenPracticePage key="practice" />],
] as const

it('punctuates lists and alarms as Chinese does', () => {
  const line = { menuItem: { name: '蟹' }, allergens: ['nuts', 'peanuts'] as const, customizations: null }
  const order = { orderItems: [line], specialInstructions: 'allergic to nuts and peanuts' }
  const { allergy } = chinese.words.tickets
  const [nuts, peanuts] = [allergy.nameOf('nuts'), allergy.nameOf('peanuts')]
  expect(formatAllergyWarning(order, allergy)).toMatch(
    new RegExp(`^过敏：(?:${nuts}、${peanuts}|${peanuts}、${nuts})：`),
  )
  expect(formatAllergyMarks(line, ['nuts', 'peanuts'], allergy)).toBe(`含 ${nuts}、${peanuts}`)
})

describe.each(languages)('a board in %s', (language, translation) => {
  const { board, tickets } = translation.words
  const { dialogs: own, refunds: ownRefunds } = translation.dialogWords

  it.each(pages)('has no English words of ours: %s', async (_name, path, page) => {
    await open(language, path, page)
    await waitFor(() => expect(document.querySelectorAll('article').length).toBeGreaterThan(0))
    expect(findEnglish(translation)).toEqual([])
  })

  it('has none in the header, that of a test site included', async () => {
    overrideModes('test')
    const header = (
      <>
        <StaffHeader />
        <KitchenPage />
      </>
    )
    await open(language, '/kitchen', header)
    expect(await screen.findByRole('complementary', { name: board.tools.testSite })).toBeTruthy()
    expect(await screen.findByRole('link', { name: board.inventory, hidden: true })).toBeTruthy()
    expect(findEnglish(translation)).toEqual([])
  })

  it('has none where orders are taken by phone', async () => {
    await open(language, '/kitchen/phone-order', <PhoneOrderPage />)
    expect(await screen.findByRole('button', { name: translation.dialogWords.phoneOrder.place })).toBeTruthy()
    expect(findEnglish(translation)).toEqual([])
  })

  it('has none as a display of the expeditor', async () => {
    localStorage.setItem(KITCHEN_DISPLAY_KEY, 'on')
    localStorage.setItem(KITCHEN_POST_KEY, 'expo')
    await open(language, '/kitchen', <KitchenPage />)
    await userEvent.click(await screen.findByRole('button', { name: board.tools.tools }))
    expect(findEnglish(translation)).toEqual([])
  })

  it('has none in its panels', async () => {
    await open(language, '/kitchen', <KitchenPage />)
    await userEvent.click(await screen.findByRole('button', { name: board.tools.settings(board.tools.all) }))
    const panels = Object.values(board.panels.names)
    await screen.findAllByRole('button', { name: new RegExp(`^${panels[0]}`) })
    for (const panel of panels) {
      const [button] = screen.getAllByRole('button', { name: new RegExp(`^${panel}`) })
      if (!button) throw new Error(`no panel ${panel}`)
      await userEvent.click(button)
      const opened = await screen.findByRole('complementary', { name: panel })
      await waitFor(() => expect(opened.textContent.length).toBeGreaterThan(panel.length))
      expect([panel, ...findEnglish(translation)]).toEqual([panel])
    }
  })

  it('has none in the dialogs of a ticket', async () => {
    await open(language, '/kitchen', <KitchenPage />)
    // Taps are ignored for a moment after the notices above the tickets have appeared.
    fireEvent.click(await screen.findByRole('button', { name: tickets.detailsOf(21) }))
    const details = within(await screen.findByRole('dialog'))
    expect(findEnglish(translation)).toEqual([])
    for (const [name, title] of [
      [own.details.refund, ownRefunds.title(21)],
      [own.waste.button, own.waste.title(21)],
      [board.reschedule.title(21), board.reschedule.title(21)],
    ] as const) {
      await userEvent.click(details.getByRole('button', { name, hidden: true }))
      await screen.findByRole('dialog', { name: title })
      expect([title, ...findEnglish(translation)]).toEqual([title])
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
    }
  })
})

it('shows another language at once, and keeps it for the next board of this device', async () => {
  const { unmount } = await renderPage(
    '/kitchen',
    <>
      <StaffHeader />
      <KitchenPage />
    </>,
    cook,
  )
  const choice = await screen.findByRole('combobox', { name: 'Language' })
  await userEvent.selectOptions(choice, 'Español')
  expect(await screen.findByRole('heading', { name: 'Cocina' })).toBeTruthy()
  unmount()
  await renderPage('/kitchen/counter', <CounterPage />, cook)
  expect(await screen.findByRole('heading', { name: 'Mostrador' })).toBeTruthy()
  expect(document.title).toMatch(/^Mostrador/)
})
