import { applyOwnerSettings } from '#functions/hours/repository'
import { IngredientRecord, inventoryKeys } from '#functions/inventory/records'
import { getMenuWithState } from '#functions/menu/menu-cache'
import { deleteSampleDay, listSampleDates, saveSampleDay } from '#functions/numbers/sample-repository'
import { getItems } from '#functions/platform/table/table'
import { createRandom } from '#infra/operate/sample-history/random'
import { locations, type Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { addDays, getWeekday, listDates, toWallClock } from '#shared/platform/time'
import { generateSampleDay } from './sample-day'

/** How many orders a day of the middle has at the first location, the second and so on. */
const USUAL = [44, 33, 25] as const

/** A number of a text, for chance that comes the same again. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)

async function houseOf(location: Location) {
  const { menu, state } = await getMenuWithState(location.code)
  const dishes = menu.dishes
    .filter(({ priceCents, isArchived }) => priceCents > 0 && !isArchived)
    // What has run out just now was there then.
    .map((dish) => ({ ...dish, isAvailable: true, optionsOut: [] }))
  const recipes = dishes.flatMap(({ recipe, optionGroups }) => [
    ...recipe,
    ...optionGroups.flatMap(({ options }) => options.flatMap((option) => option.recipe)),
  ])
  const ids = [...new Set(recipes.map(({ ingredientId }) => ingredientId))]
  const items = (await getItems(ids.map(inventoryKeys.ingredient))).map((item) => IngredientRecord.parse(item))
  const costs = new Map(items.map(({ id, costPerUnitCents }) => [id, costPerUnitCents]))
  return { place: applyOwnerSettings(location, menu), dishes, specials: menu.specials, costs, stations: state.stations }
}

type SampleHistoryResult = {
  /** The days added at all locations. Closed days are not counted. */
  readonly days: number
  readonly orders: number
  readonly leftOut: readonly string[]
}

type Wanted = { readonly weeks: number; readonly seed: number; readonly now: Date }

async function playAt(location: Location, { weeks, seed, now }: Wanted): Promise<Omit<SampleHistoryResult, 'leftOut'>> {
  const { place, dishes, specials, costs, stations } = await houseOf(location)
  const { date: today } = toWallClock(location, now)
  const known = new Set(await listSampleDates(location.code))
  const usual = USUAL[locations.indexOf(location)] ?? USUAL[2]
  const dates = listDates(addDays(today, -7 * weeks), addDays(today, -1)).filter((date) => !known.has(date))
  let [days, orders] = [0, 0]
  for (const date of dates) {
    const ofDay = specials.filter(({ dayOfWeek }) => dayOfWeek === getWeekday(date))
    const random = createRandom(numberOf(`${seed} ${location.code} ${date}`))
    const day = generateSampleDay({ location: place, dishes, specials: ofDay, costs }, date, stations, {
      random,
      usual,
    })
    if (day.orders.length === 0) continue
    await saveSampleDay(location.code, date, day)
    days += 1
    orders += day.orders.length
  }
  return { days, orders }
}

/**
 * Plays the weeks before today at every test site (docs/product/numbers.md#sample-history). A day
 * is there as a whole or not at all, and one that is there stays, so that it may be killed and
 * called again. Throws with a sentence where none is a test site.
 */
export async function createSampleHistory(wanted: Wanted): Promise<SampleHistoryResult> {
  const [open, live] = [
    locations.filter((one) => getPolicy(one).takesSampleHistory),
    locations.filter((one) => !getPolicy(one).takesSampleHistory),
  ]
  if (open.length === 0) throw new Error('Sample history is for test sites: every location is live.')
  const played = await Promise.all(open.map((location) => playAt(location, wanted)))
  return {
    days: played.reduce((sum, { days }) => sum + days, 0),
    orders: played.reduce((sum, { orders }) => sum + orders, 0),
    leftOut: live.map(({ code }) => code),
  }
}

/** Takes every sample day away again, also where a location is live by now. */
export async function deleteSampleHistory(): Promise<{ readonly days: number }> {
  const removed = await Promise.all(
    locations.map(async ({ code }) => {
      const dates = await listSampleDates(code)
      for (const date of dates) await deleteSampleDay(code, date)
      return dates.length
    }),
  )
  return { days: removed.reduce((sum, days) => sum + days, 0) }
}
