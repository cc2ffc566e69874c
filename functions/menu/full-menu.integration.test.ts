import { randomUUID } from 'node:crypto'
import { buildNewDish, type ManagedMenu } from '#infra/testkit/clients/staff-clients'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { ActivityEntry } from '#shared/platform/contract'

let modes: TwoModes
let tester: Awaited<ReturnType<TwoModes['tester']>>['browser']

beforeAll(async () => {
  modes = await startTwoModes()
  tester = (await modes.tester('admin')).browser
})
afterAll(() => modes.product.stop())

const at = testLocation.code
const DISHES = `/api/desk/menu/${at}/dishes`

/** A group with about 700 bytes for each option. */
const groupOf = (options: number) => ({
  id: 'extras',
  name: 'Extras',
  min: 0,
  max: 1,
  options: Array.from({ length: options }, (_, option) => ({
    id: `extra-${option}`,
    name: `Extra ${option}`.padEnd(60, ' x'),
    price: '1.00',
    alsoCalled: Array.from({ length: 10 }, (_each, name) => `other ${option} ${name}`.padEnd(40, ' y')),
  })),
})

type Answer = EditableDish & { readonly code: string; readonly errors: readonly { readonly path: string }[] }

const addDish = (options: number, location: string = at) =>
  tester.post<Answer>(
    `/api/desk/menu/${location}/dishes`,
    buildNewDish({ optionGroups: options > 0 ? [groupOf(options)] : [] }),
  )

/** Adds dishes of ever less text until none fits any more. */
async function fillMenu() {
  for (const options of [30, 8, 2, 0])
    for (let { status } = await addDish(options); status === 201;) ({ status } = await addDish(options))
}

const refusal = (...paths: readonly string[]) => ({
  status: 400,
  body: { code: 'invalid-input', errors: paths.map((path) => expect.objectContaining({ path })) },
})

const menu = async () => (await tester.get<ManagedMenu>(`/api/desk/menu/${at}`)).body

it('a full menu of a test site refuses every call that adds to it, and changes nothing', async () => {
  const { body: dish } = await addDish(1)
  const { body: shorter } = await tester.put<Answer>(`${DISHES}/${dish.id}`, {
    description: '',
    optionGroups: [],
    version: dish.version,
  })
  const [shortened] = (await tester.get<ActivityEntry[]>(`/api/desk/changes/${at}`)).body
  await fillMenu()
  const full = await menu()
  const alsoCalled = groupOf(1).options[0]?.alsoCalled
  const change = (fields: object) => tester.put<Answer>(`${DISHES}/${dish.id}`, { ...fields, version: shorter.version })

  expect(await addDish(1)).toMatchObject(refusal('optionGroups'))
  expect(
    await tester.post(DISHES, buildNewDish({ locations: [at, 'HENPR'], description: 'd'.repeat(500) })),
  ).toMatchObject(refusal('optionGroups'))
  expect(await change({ optionGroups: [groupOf(4)] })).toMatchObject(refusal('optionGroups'))
  expect(await change({ alsoCalled, description: 'd'.repeat(200) })).toMatchObject(refusal('alsoCalled'))
  expect(await change({ description: 'd'.repeat(500) })).toMatchObject(refusal('description'))
  expect(await tester.post(`/api/desk/option-groups/${at}`, { ...groupOf(4), dishes: [dish.id] })).toMatchObject(
    refusal('options'),
  )
  expect(await tester.post(`/api/desk/changes/${shortened?.id}/undo`, {})).toMatchObject(refusal('optionGroups'))
  const table = `code,description\n${full.dishes
    .slice(0, 20)
    .map(({ code }) => `${code},${'d'.repeat(500)}`)
    .join('\n')}`
  const cookie = [...tester.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const imported = await fetch(`${modes.product.url}/api/desk/menu/${at}/import?apply=true`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/csv', 'idempotency-key': randomUUID() },
    body: table,
  })
  expect([imported.status, await imported.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid-input', detail: expect.stringContaining('This menu is full') }),
  ])
  expect(await menu()).toEqual(full)

  expect(await change({ price: '199.00' })).toMatchObject({ status: 200 })
  const owner = (await modes.adminOfPool()).browser
  expect(
    await owner.post(`/api/desk/menu/${liveLocation.code}/dishes`, buildNewDish({ optionGroups: [groupOf(20)] })),
  ).toMatchObject({ status: 201 })
})

it('a guest reads the fullest menu of a test site, and Hiro answers from it', async () => {
  const guest = modes.visitor(testLocation)
  expect((await guest.get(`/api/menu-items/${at}`)).status).toBe(200)
  const message = 'two california rolls'
  expect((await guest.post('/api/voice-assistant/process', { message, locationId: at })).body).toMatchObject({
    action: 'add_to_cart',
  })
})
