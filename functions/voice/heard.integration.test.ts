import { browserAt } from '#infra/testkit/browser'
import { ownerAt } from '#infra/testkit/owner'
import { startProduct } from '#infra/testkit/test-product'
import type { HeardWords } from '#shared/contract/desk/heard'
import { keyOf, queryAll } from '../runtime/table'

let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct()
}, 60_000)
afterAll(() => product.stop())

const say = (message: string, locationId: number | string) =>
  browserAt(product.url).post('/api/voice-assistant/process', { message, locationId })

const kept = () =>
  queryAll({ KeyConditionExpression: 'pk = :heard', ExpressionAttributeValues: { ':heard': 'HEARD#HEHC' } })

it('shows the owner what was not understood, the most frequent first, and nobody who said it', async () => {
  const owner = await ownerAt(product.url)
  const heard = async () => (await owner.get<HeardWords[]>('/api/desk/heard/HEHC')).body
  expect(await heard()).toEqual([])
  for (const said of ['a cheeseburger', 'two cheeseburger please', 'pad thai, my name is Jo', 'a california roll', 'what time do you close'])
    await say(said, 'HEHC') // prettier-ignore
  expect((await heard()).map(({ words, count }) => [words, count])).toEqual([
    ['cheeseburger', 2],
    ['pad thai', 1],
  ])
  const [first] = await kept()
  expect(Object.keys(first ?? {}).sort()).toEqual(['expiresAt', 'lastAt', 'pk', 'sk', 'times', 'type', 'words'])
  expect((await owner.get('/api/desk/heard/HENPR')).body).toEqual([])
})

it('keeps one record for the same words, and lets go what falls on another’s place', async () => {
  const before = (await kept()).map(keyOf)
  await say('cheeseburger', 'HEHC')
  expect((await kept()).map(keyOf)).toEqual(before)
})

it('is for the owner', async () => {
  const customer = browserAt(product.url)
  expect(await customer.get('/api/desk/heard/HEHC')).toMatchObject({ status: 401 })
  await customer.signIn()
  expect(await customer.get('/api/desk/heard/HEHC')).toMatchObject({ status: 403 })
})
