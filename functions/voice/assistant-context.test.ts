import { locations } from '#shared/locations/index'
import { hehc } from '#shared/locations/hehc'
import { henok } from '#shared/locations/henok'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { buildMenuItem } from '#shared/testing/fixtures'
import { VOICE_LOCATION_ID } from '#shared/voice/contract'
import type { SpecialRecord } from '../menu/records'
import { resolveVoiceLocation, selectSpecials } from './assistant-context'
import { listAvoidedFoods } from './understand'

const buildSpecial = (title: string, menuItemId: number): SpecialRecord => ({
  ...{ id: title, title, description: '', menuItemId, priority: 1, dayOfWeek: 2, mealtime: null },
  ...{ maxDailyOrders: null, loyaltyMultiplier: 1, discountPercent: 0 },
})

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
  const specials = [
    buildSpecial('Shrimp Night', 1),
    buildSpecial('Plate Day', 2),
    buildSpecial('Garden Day', 1),
    buildSpecial('Gone', 3),
  ]
  const said = (filters: readonly DietaryPreference[]) => {
    const { specials: shown, areSpecialsHidden } = selectSpecials({ specials, menu: [plate, shrimp] }, filters)
    return [shown.map(({ title }) => title), areSpecialsHidden]
  }
  expect(said(['noShellfish'])).toEqual([['Garden Day'], true])
  expect(said([])).toEqual([['Shrimp Night', 'Plate Day', 'Garden Day'], false])
})

it('says no special with a food that a guest avoids and no filter covers, also by another word', () => {
  const menu = [
    buildMenuItem({ id: 1, name: 'Hibachi Vegetables', description: 'Shiitake and carrots' }),
    buildMenuItem({ id: 2, name: 'Hibachi Chicken', description: 'With carrots' }),
  ]
  const specials = [buildSpecial('Meatless Monday', 1), buildSpecial('Chicken Day', 2)]
  const said = (allergyNote: string) => {
    const foods = listAvoidedFoods({ message: 'what are the specials', menu, allergyNote })
    return selectSpecials({ specials, menu }, [], foods).specials.map(({ title }) => title)
  }
  expect(said('allergic to mushrooms')).toEqual(['Chicken Day'])
  expect(said('allergic to carrots')).toEqual([])
  expect(said('')).toEqual(['Meatless Monday', 'Chicken Day'])
})
