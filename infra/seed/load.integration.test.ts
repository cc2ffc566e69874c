import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { menuKeys } from '#functions/menu/records'
import { deleteItems, getItem, queryAll, table, tableName } from '#functions/runtime/table'
import { startSeededTable } from '#infra/local/testing/seeded-table'
import { seed } from './index'
import { loadSeed } from './load'
import { idOfDish } from './menu/index'

const keyOf = (code: string) => menuKeys.dish('HENPR', idOfDish(code))

let seeded: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => {
  seeded = await startSeededTable()
}, 120_000)
afterAll(() => seeded.stop())

/** As it is when a build with another menu starts on the same data. */
async function loadAgain(): Promise<void> {
  const marks = await queryAll({ KeyConditionExpression: 'pk = :seed', ExpressionAttributeValues: { ':seed': 'SEED' } })
  await deleteItems(marks.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })))
  await loadSeed(new Date())
}

const change = (code: string, imageUrl: string | null, priceCents: number) =>
  table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(code),
      UpdateExpression: 'SET imageUrl = :url, priceCents = :price',
      ExpressionAttributeValues: { ':url': imageUrl, ':price': priceCents },
    }),
  )

test('dishes that are there get the pictures of this build, and keep all else that was changed', async () => {
  await change('H3', null, 15_55)
  await change('H4', '/assets/h4.00000000.ffffff.480.webp', 20_25)
  await loadAgain()
  for (const [code, priceCents] of [
    ['H3', 15_55],
    ['H4', 20_25],
  ] as const) {
    const { imageUrl } = seed.dishes.find((dish) => dish.code === code) ?? {}
    expect(await getItem(keyOf(code))).toMatchObject({ imageUrl, priceCents })
  }
}, 120_000)
