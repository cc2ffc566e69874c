import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { auth } from '#shared/contract/auth'
import { preferences } from '#shared/contract/preferences/chosen'
import { noPreferences } from '#shared/rules/dietary-filters'
import type { Preference } from '#shared/rules/dietary-filters'
import { newQueryClient } from '#base/api/query-client'
import { readSession } from '#base/session/session'
import { dietStore } from '#base/diet/diet-store'
import { answer, givenAServer, on, refuse } from '#testing/a-server'
import { aUser } from '#testing/a-user'
import { Providers } from '#testing/providers'
import { ActiveFilters } from './active-filters'
import { DietTrigger } from './diet-trigger'
import { SavePreferences } from './save-preferences'

const wanting = (...preferences: readonly Preference[]) => ({
  ...noPreferences,
  ...Object.fromEntries(preferences.map((preference) => [preference, true])),
})

/** What the account holds; what can't be had answers an error. */
const account = { userId: '', saved: wanting(), isUserDown: false, isSavedDown: false }
givenAServer(
  on(auth.user, () => (account.isUserDown ? refuse() : answer(auth.user, aUser({ id: account.userId })))),
  on(preferences.dietary, () => (account.isSavedDown ? refuse() : answer(preferences.dietary, account.saved))),
  on(preferences.saveDietary, async (request) => {
    account.saved = JSON.parse(await request.text())
    return answer(preferences.saveDietary, account.saved)
  }),
)

/** Opens the page anew, as somebody (each test as someone else) who has a session. */
async function whenThePageIsOpened() {
  document.cookie = 'signed-in=9999999999999; Path=/'
  await act(() => readSession())
  return render(
    <Providers client={newQueryClient()}>
      <ActiveFilters />
      <SavePreferences preferences={dietStore.get().choice?.preferences ?? noPreferences} />
    </Providers>,
  )
}

let visits = 0
beforeEach(() => {
  visits += 1
  Object.assign(account, { userId: `dana-${visits}`, saved: wanting(), isUserDown: false, isSavedDown: false })
  dietStore.choose({ userId: null, preferences: noPreferences, isWhole: false })
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
  dietStore.choose({ userId: null, preferences: wanting('noSoy'), isWhole: false })
  await whenThePageIsOpened()
  await chip('Nut-Free')
  await userEvent.click(await chip('No Soy'))
  expect(screen.queryByRole('button', { name: 'Remove filter No Soy' })).toBeNull()
  await chip('Nut-Free')
})

it('saves over nothing that it could not read', async () => {
  Object.assign(account, { saved: wanting('nutFree'), isSavedDown: true })
  dietStore.choose({ userId: null, preferences: wanting('noSoy'), isWhole: false })
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
  await act(() => readSession())
  render(
    <Providers client={newQueryClient()}>
      <DietTrigger />
      <ActiveFilters />
    </Providers>,
  )
  const user = userEvent.setup()
  ;(await screen.findByRole('button', { name: 'Remove filter Vegetarian' })).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: 'Remove filter Vegetarian' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Dietary filters/ }))
})
