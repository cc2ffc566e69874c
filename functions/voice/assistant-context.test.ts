import { locations } from '#shared/locations/index'
import { hehc } from '#shared/locations/hehc'
import { henok } from '#shared/locations/henok'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { buildMenuItem } from '#shared/testing/fixtures'
import { VOICE_LOCATION_ID } from '#shared/voice/contract'
import type { SpecialRecord } from '../menu/records'
import { resolveVoiceLocation, selectSpecials } from './assistant-context'

it('answers for the location of the site, unless the call names another location', () => {
  const [first] = locations
  expect(resolveVoiceLocation(first, hehc)).toBe(hehc)
  expect(resolveVoiceLocation(henok, hehc)).toBe(henok)
  expect(VOICE_LOCATION_ID).toBe(4)
})

it('says no special whose words or dish a filter or a need excludes, and that some are hidden', () => {
  const [plate, shrimp] = [
    buildMenuItem({ id: 1, name: 'Garden Plate', allergens: [] }),
    buildMenuItem({ id: 2, name: 'Plate', allergens: ['shellfish'] }),
  ]
  const special = (title: string, menuItemId: number): SpecialRecord => ({
    ...{ id: title, title, description: '', menuItemId, priority: 1, dayOfWeek: 2, mealtime: null },
    ...{ maxDailyOrders: null, loyaltyMultiplier: 1, discountPercent: 0 },
  })
  const specials = [special('Shrimp Night', 1), special('Plate Day', 2), special('Garden Day', 1), special('Gone', 3)]
  const said = (filters: readonly DietaryPreference[]) => {
    const { specials: shown, areSpecialsHidden } = selectSpecials({ specials, menu: [plate, shrimp] }, filters)
    return [shown.map(({ title }) => title), areSpecialsHidden]
  }
  expect(said(['noShellfish'])).toEqual([['Garden Day'], true])
  expect(said([])).toEqual([['Shrimp Night', 'Plate Day', 'Garden Day'], false])
})
