import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import { NO_DIETARY_PREFERENCES, type DietaryPreference } from '#shared/menu/dietary/filters'
import { createQueryClient } from '#base/api/query-client'
import { loadSession } from '#base/session/session'
import { dietFilterStore } from '#base/menu/diet-filters'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { ActiveFilters } from './active-filters'
import { DietTrigger } from './diet-trigger'
import { SavePreferencesButton } from './diet-dialog'

const buildPreferences = (...preferences: readonly DietaryPreference[]) => ({
  ...NO_DIETARY_PREFERENCES,
  ...Object.fromEntries(preferences.map((preference) => [preference, true])),
})

/** The account on the server. A request for a part that is down fails. */
const account = { userId: '', saved: buildPreferences(), isSignedOut: false, isUserDown: false, isSavedDown: false }
setupMockServer(
  mockRoute(authRoutes.getUser, () => {
    if (account.isSignedOut) return problemResponse('not-signed-in')
    return account.isUserDown ? problemResponse() : mockResponse(authRoutes.getUser, buildUser({ id: account.userId }))
  }),
  mockRoute(preferenceRoutes.getDietaryPreferences, () =>
    account.isSavedDown ? problemResponse() : mockResponse(preferenceRoutes.getDietaryPreferences, account.saved),
  ),
  mockRoute(preferenceRoutes.saveDietaryPreferences, async (request) => {
    account.saved = JSON.parse(await request.text())
    return mockResponse(preferenceRoutes.saveDietaryPreferences, account.saved)
  }),
)

/** Opens the page as a signed-in user; each test has its own user. */
async function openPage() {
  document.cookie = 'signed-in=9999999999999; Path=/'
  await act(() => loadSession())
  return render(
    <TestProviders client={createQueryClient()}>
      <ActiveFilters />
      <SavePreferencesButton preferences={dietFilterStore.getState().choice?.preferences ?? NO_DIETARY_PREFERENCES} />
    </TestProviders>,
  )
}

/** A new page knows no user yet. */
async function forgetUser() {
  account.isSignedOut = true
  await act(() => loadSession())
  account.isSignedOut = false
}

let visits = 0
beforeEach(() => {
  visits += 1
  Object.assign(account, { userId: `dana-${visits}`, saved: buildPreferences(), isUserDown: false, isSavedDown: false })
  dietFilterStore.choose({ userId: null, preferences: NO_DIETARY_PREFERENCES, isComplete: false })
})

const findChip = (label: string) => screen.findByRole('button', { name: `Remove filter ${label}` })
const notAppliedText = 'Your saved dietary filters could not be loaded, so they are not applied.'
const cachedText = 'Your saved dietary filters could not be loaded. The last ones saved on this device are applied.'

it('shows that the saved filters failed to load, and applies them after a retry', async () => {
  Object.assign(account, { saved: buildPreferences('nutFree'), isSavedDown: true })
  await openPage()
  expect((await screen.findByRole('alert')).textContent).toContain(notAppliedText)
  account.isSavedDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await findChip('Nut-Free')
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each(['isSavedDown', 'isUserDown'] as const)(
  'applies the filters cached on this device (%s) and shows that',
  async (outage) => {
    account.saved = buildPreferences('nutFree', 'spicyOk')
    const { unmount } = await openPage()
    await findChip('Nut-Free')
    unmount()
    await forgetUser()
    account[outage] = true
    await openPage()
    await findChip('Nut-Free')
    expect((await screen.findByRole('alert')).textContent).toContain(cachedText)
    account[outage] = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await findChip('Nut-Free')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('combines the filters chosen as a guest with the saved ones', async () => {
  account.saved = buildPreferences('nutFree')
  dietFilterStore.choose({ userId: null, preferences: buildPreferences('noSoy'), isComplete: false })
  await openPage()
  await findChip('Nut-Free')
  await userEvent.click(await findChip('No Soy'))
  expect(screen.queryByRole('button', { name: 'Remove filter No Soy' })).toBeNull()
  await findChip('Nut-Free')
})

it('keeps saved filters that failed to load when it saves new ones', async () => {
  Object.assign(account, { saved: buildPreferences('nutFree'), isSavedDown: true })
  dietFilterStore.choose({ userId: null, preferences: buildPreferences('noSoy'), isComplete: false })
  await openPage()
  expect((await screen.findByRole('alert')).textContent).toContain(notAppliedText)
  account.isSavedDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }))
  await findChip('Nut-Free')
  expect(account.saved).toEqual(buildPreferences('nutFree', 'noSoy'))
})

it('removing a filter by keyboard moves the focus to the filters button', async () => {
  account.userId = 'keys'
  account.saved = buildPreferences('vegetarian', 'spicyOk')
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
