import { fillPath } from '#infra/testkit/fixtures/sample-requests'
import type { Checklist } from '#shared/locations/checklist-contract'
import { formatClock, formatShortDate } from '#shared/hours/hours'
import { formatDateWithYear } from '#shared/platform/time'
import { overrideModes } from '#shared/locations/policy'
import { routes } from '#shared/registry/routes'
import { examples } from './examples'
import { live, openFieldWorld, SECOND_LIVE, trial, type FieldWorld } from './field-world'

// What anyone changes at a test site is on the checklist once the location is live, whatever the
// field is. Coupons, printers, drivers, rewards, purchases and the team are stored apart for test
// and live sites, so they don't go live. Events don't exist at a test site.

/** The calls whose values go live, and the fields that say nothing of a value, or apart. */
const calls: Readonly<Record<string, readonly string[]>> = {
  addDish: ['locations', 'categoryId'],
  updateDish: ['categoryId'],
  updateCategories: ['displayOrder'],
  addCategory: [],
  addOptionGroup: ['dishes'],
  updateOptionGroup: ['dishes'],
  createItem: [],
  updateItem: [],
  updateHours: [],
  updateDayparts: ['id', 'days'],
  updateSpecialsWeek: ['id', 'menuItemId', 'dayOfWeek'],
  updateTaxes: [],
  updateLocationSettings: ['alerts', 'fee'],
  updateStations: [],
  updateCapacity: [],
}

/** Fields that name something, are declared of a dish, or show as pictures and recipes. */
const apart = [
  ...['version', 'id', 'imageUrl', 'recipe', 'itemId', 'batch', 'locationId', 'station', 'startsAt'],
  ...['allergens', 'allergensAdded', 'allergensRemoved', 'advisory', 'nutritionInfo'],
]

let world: FieldWorld
beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  world = await openFieldWorld()
})
afterEach(() => overrideModes(`${live.code}=live,${SECOND_LIVE}=live`))
afterAll(() => world.stop())

const codes = [live.code, SECOND_LIVE, trial.code]

/** Reads the checklists of all locations as live ones. */
async function readChecklists(): Promise<string> {
  overrideModes('live')
  const lists = await Promise.all(
    codes.map(async (code) => (await world.owner.get<Checklist>(`/api/desk/checklist/${code}`)).body),
  )
  return JSON.stringify(
    lists.map(({ samples, changedSettings }) => [samples.filter(({ changed }) => changed), changedSettings]),
  )
}

/** Lists the texts and numbers that a request has, without fields that are listed apart. */
const listSent = (body: unknown, ignored: ReadonlySet<string>): readonly (string | number)[] => {
  if (typeof body === 'string' || typeof body === 'number') return [body]
  if (Array.isArray(body)) return body.flatMap((each: unknown) => listSent(each, ignored))
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([field, value]: [string, unknown]) =>
    ignored.has(field) ? [] : listSent(value, ignored),
  )
}

/** Lists the texts by which a person may read a value, such as a date, time or percent. */
function listShown(value: string | number): readonly string[] {
  const text = String(value)
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text)
  const texts = [
    text.replace(/\.0+$/, ''),
    ...(isDate ? [formatDateWithYear(text), formatShortDate(text)] : []),
    ...(/^\d\d:\d\d$/.test(text) ? [formatClock(text)] : []),
    ...(typeof value === 'number' ? [`${value / 100}%`] : []),
  ]
  return texts.map((each) => JSON.stringify(each).slice(1, -1))
}

it.each(Object.entries(calls))('what %s changes at a test site is on the live checklist', async (name, ignored) => {
  const [example] = [examples[name] ?? []].flat()
  const route = routes.find((each) => each.name === name)?.route
  if (!example || !route) throw new Error(`There is no ${name}`)
  overrideModes('test')
  const { by, params = {}, body } = await example.prepare({ ...world, owner: world.tester })
  const { status, body: answer } = await by.ask(route.method, fillPath(route.path, params), { body })
  if (status >= 300) throw new Error(JSON.stringify(answer))
  const listed = await readChecklists()
  const sent = listSent(body, new Set([...apart, ...ignored, ...Object.keys(example.except ?? {})]))
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((value) => !listShown(value).some((text) => listed.includes(text)))).toEqual([])
})
