import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { UnrecognizedWords } from '#shared/voice/contract'
import { getItem, getKey, putItems, queryAll } from '../platform/table/table'
import { countUnrecognizedWords, unrecognizedWordsKeys } from './unrecognized-words'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const say = (message: string, locationId: number | string) =>
  createTestClient(product.url).post('/api/voice-assistant/process', { message, locationId })

const listStored = () =>
  queryAll({ KeyConditionExpression: 'pk = :heard', ExpressionAttributeValues: { ':heard': 'HEARD#TEST-HEHC' } })

it('shows the owner the phrases that were not understood, the most frequent first, without the guests', async () => {
  const owner = await signInManager(product.url)
  const heard = async () => (await owner.get<UnrecognizedWords[]>('/api/desk/heard/HEHC')).body
  expect(await heard()).toEqual([])
  for (const said of ['a cheeseburger', 'two cheeseburger please', 'a miso soup and a pad thai, my name is Jo', 'a california roll', 'what time do you close'])
    await say(said, 'HEHC') // prettier-ignore
  expect((await heard()).map(({ words, count, understood }) => [words, count, understood])).toEqual([
    ['cheeseburger', 2, ''],
    ['pad thai', 1, '1 Miso Soup'],
  ])
  const [first] = await listStored()
  expect(Object.keys(first ?? {}).sort()).toEqual([
    'expiresAt',
    'lastAt',
    'pk',
    'sk',
    'times',
    'type',
    'understood',
    'words',
  ])
  expect((await owner.get('/api/desk/heard/HENPR')).body).toEqual([])
})

it('stores one record per phrase, and drops a phrase whose slot is taken', async () => {
  const before = (await listStored()).map(getKey)
  await say('cheeseburger', 'HEHC')
  expect((await listStored()).map(getKey)).toEqual(before)
})

describe('a slot that another phrase holds', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
  /** Lets `miso pizza` find its slot taken by a stranger's phrase; says what holds it then. */
  const holderAfter = async (times: number, days: number) => {
    const key = unrecognizedWordsKeys.words('HENPR', 'miso pizza')
    const [lastAt, expiresAt] = [daysAgo(days).toISOString(), Math.floor(Date.now() / 1000) + 1000]
    await putItems([{ ...key, type: 'Heard', words: 'a made-up phrase', understood: '', times, lastAt, expiresAt }])
    await countUnrecognizedWords('HENPR', { words: 'miso pizza', understood: '' }, new Date())
    const { words, times: now } = (await getItem(key)) ?? {}
    return [words, now]
  }

  it.each([
    [1, 2, 'a made-up phrase', 1],
    [1, 4, 'miso pizza', 1],
    [40, 4, 'a made-up phrase', 40],
    [40, 15, 'miso pizza', 1],
  ])('heard %i times and last %i days ago: then %s has it', async (times, days, words, now) => {
    expect(await holderAfter(times, days)).toEqual([words, now])
  })
})

it('is for the owner only', async () => {
  const customer = createTestClient(product.url)
  expect(await customer.get('/api/desk/heard/HEHC')).toMatchObject({ status: 401 })
  await customer.signIn()
  expect(await customer.get('/api/desk/heard/HEHC')).toMatchObject({ status: 403 })
})
