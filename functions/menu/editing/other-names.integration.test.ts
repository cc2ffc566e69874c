import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { VoiceReply } from '#shared/voice/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const sendToHiro = async (message: string) =>
  (await owner.post<VoiceReply>('/api/voice-assistant/process', { message, locationId: 4 })).body

const importTable = (table: string) =>
  fetch(`${product.url}/api/desk/menu/HENPR/import?apply=true`, {
    method: 'POST',
    headers: {
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      'content-type': 'text/csv',
    },
    body: table,
  })

it('other names are on the menu and understood at the next call', async () => {
  const { id, name, version } = await owner.dishOf('A6')
  expect((await sendToHiro('two zorblatts')).action).toBeNull()
  const { status } = await owner.change(id, { alsoCalled: ['Zorblatt', 'crunchy zorb'], version })
  expect(status).toBe(200)
  expect(await owner.onMenu(id)).toMatchObject({ alsoCalled: ['Zorblatt', 'crunchy zorb'] })
  expect(await sendToHiro('two zorblatts')).toMatchObject({
    action: 'add_to_cart',
    items: [{ itemId: id, itemName: name, quantity: 2 }],
    confidence: 'high',
  })
  expect((await owner.log())[0]?.title).toContain('other names')
})

it('a name belongs to one dish of a location, in any case, also under concurrent requests', async () => {
  const [one, other] = [await owner.add({ alsoCalled: ['quux'] }), await owner.add()]
  const taken = await owner.change(other.id, { alsoCalled: ['QUUX'], version: other.version })
  expect([taken.status, taken.body.code]).toEqual([409, 'name-taken'])
  const ofName = await owner.change(other.id, { alsoCalled: [one.name], version: other.version })
  expect([ofName.status, ofName.body.code]).toEqual([409, 'name-taken'])
  expect((await owner.tryAdding({ alsoCalled: ['Quux'] })).body.code).toBe('name-taken')
  expect((await owner.tryAdding({ name: 'quux' })).body.code).toBe('name-taken')
  const dishes = await Promise.all([owner.add(), owner.add()])
  const racing = await Promise.all(
    dishes.map(({ id, version }) => owner.change(id, { alsoCalled: ['race name'], version })),
  )
  expect(racing.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('accepts at most ten names of at most forty characters, each once', async () => {
  const { id, version } = await owner.add()
  const wrong = [
    ...[Array.from({ length: 11 }, (_, at) => `name ${at}`), ['x'.repeat(41)], ['twice', 'Twice'], [' ']],
    // A table would read two names.
    ...[['rice, fried'], ['hot; spicy']],
  ]
  for (const alsoCalled of wrong) {
    const { status, body } = await owner.change(id, { alsoCalled, version })
    expect([status, body.code]).toEqual([400, 'invalid-input'])
  }
  expect(await owner.onMenu(id)).toMatchObject({ alsoCalled: [] })
})

it('a spreadsheet changes other names, and nothing if a name is taken', async () => {
  const [one, other] = [await owner.add(), await owner.add()]
  const done = await importTable(`code,also called\n${one.code},first; second\n`)
  expect(done.status).toBe(200)
  expect(await owner.onMenu(one.id)).toMatchObject({ alsoCalled: ['first', 'second'] })
  const refused = await importTable(`code,also called\n${other.code},Second\n`)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('rows.2.also called')
  expect(await owner.onMenu(other.id)).toMatchObject({ alsoCalled: [] })
  const moved = await importTable(`code,also called\n${one.code},first\n${other.code},second\n`)
  expect(moved.status).toBe(200)
})
