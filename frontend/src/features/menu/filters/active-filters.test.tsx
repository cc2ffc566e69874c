import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import { NO_DIETARY_PREFERENCES } from '#shared/menu/dietary/filters'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { createQueryClient } from '#base/api/query-client'
import { loadSession } from '#base/session/session'
import { dietFilterStore } from '#base/menu/diet-filters'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { ActiveFilters } from './active-filters'
import { DietTrigger } from './diet-trigger'
import { SavePreferencesButton } from './diet-dialog'

const wanting = (...preferences: readonly DietaryPreference[]) => ({
  ...NO_DIETARY_PREFERENCES,
  ...Object.fromEntries(preferences.map((preference) => [preference, true])),
})

/** What the account holds; what can't be had answers an error. */
const account = { userId: '', saved: wanting(), isUserDown: false, isSavedDown: false }
setupMockServer(
  mockRoute(authRoutes.getUser, () =>
    account.isUserDown ? problemResponse() : mockResponse(authRoutes.getUser, buildUser({ id: account.userId })),
  ),
  mockRoute(preferenceRoutes.getDietaryPreferences, () =>
    account.isSavedDown ? problemResponse() : mockResponse(preferenceRoutes.getDietaryPreferences, account.saved),
  ),
  mockRoute(preferenceRoutes.saveDietaryPreferences, async (request) => {
    account.saved = JSON.parse(await request.text())
    return mockResponse(preferenceRoutes.saveDietaryPreferences, account.saved)
  }),
)

/** Opens the page anew, as somebody (each test as someone else) who has a session. */
async function whenThePageIsOpened() {
  document.cookie = 'signed-in=9999999999999; Path=/'
  await act(() => loadSession())
  return render(
    <TestProviders client={createQueryClient()}>
      <ActiveFilters />
      <SavePreferencesButton preferences={dietFilterStore.get().choice?.preferences ?? NO_DIETARY_PREFERENCES} />
    </TestProviders>,
  )
}

let visits = 0
beforeEach(() => {
  visits += 1
  Object.assign(account, { userId: `dana-${visits}`, saved: wanting(), isUserDown: false, isSavedDown: false })
  dietFilterStore.choose({ userId: null, preferences: NO_DIETARY_PREFERENCES, isWhole: false })
})

const chip = (label: string) => screen.findByRole('button', { name: `Remove filter ${label}` })
const notApplied = 'Your saved dietary filters could not be loaded, so they are not applied.'
const lastKnown = 'Your saved dietary filters could not be loaded. Those last known on this device are applied.'

it('says when the saved filters can’t be had, and applies them once they can', async () => {
  Object.assign(account, { saved: wanting('nutFree'), isSavedDown: true })
  await whenThePageIsOpened()
  expect((await screen.findByRole('alert')).textContent).toContain(notApplied)
  account.isSavedDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await chip('Nut-Free')
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each(['isSavedDown', 'isUserDown'] as const)(
  'goes by what this device last knew (%s), and says so',
  async (what) => {
    account.saved = wanting('nutFree', 'spicyOk')
    const { unmount } = await whenThePageIsOpened()
    await chip('Nut-Free')
    unmount()
    account[what] = true
    await whenThePageIsOpened()
    await chip('Nut-Free')
    expect((await screen.findByRole('alert')).textContent).toContain(lastKnown)
    account[what] = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await chip('Nut-Free')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('joins what was chosen as a guest with what was saved', async () => {
  account.saved = wanting('nutFree')
  dietFilterStore.choose({ userId: null, preferences: wanting('noSoy'), isWhole: false })
  await whenThePageIsOpened()
  await chip('Nut-Free')
  await userEvent.click(await chip('No Soy'))
  expect(screen.queryByRole('button', { name: 'Remove filter No Soy' })).toBeNull()
  await chip('Nut-Free')
})

it('saves over nothing that it could not read', async () => {
  Object.assign(account, { saved: wanting('nutFree'), isSavedDown: true })
  dietFilterStore.choose({ userId: null, preferences: wanting('noSoy'), isWhole: false })
  await whenThePageIsOpened()
  expect((await screen.findByRole('alert')).textContent).toContain(notApplied)
  account.isSavedDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }))
  await chip('Nut-Free')
  expect(account.saved).toEqual(wanting('nutFree', 'noSoy'))
})

it('a filter that is taken off by the keyboard leaves the focus at the button of the filters', async () => {
  account.userId = 'keys'
  account.saved = wanting('vegetarian', 'spicyOk')
  document.cookie = 'signed-in=9999999999999; Path=/'
  await act(() => loadSession())
  render(
    <TestProviders client={createQueryClient()}>
      <DietTrigger />
      <ActiveFilters />
    </TestProviders>,
  )
  const user = userEvent.setup()
  ;(await screen.findByRole('button', { name: 'Remove filter Vegetarian' })).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: 'Remove filter Vegetarian' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Dietary filters/ }))
})
