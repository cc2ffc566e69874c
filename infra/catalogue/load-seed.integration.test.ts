import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { loyaltyKeys } from '#functions/loyalty/records'
import { menuKeys } from '#functions/menu/records'
import { deleteItems, getItem, queryAll, table, tableName } from '#functions/platform/table/table'
import { startEmptyTable } from '#infra/testkit/product/seeded-table'
import { seedTable } from './load-seed'
import { seedMarkerKeys } from './migrations'
import { getDishId, seed } from './seed'

const keyOf = (code: string) => menuKeys.dish('HENPR', getDishId(code))

let seeded: Awaited<ReturnType<typeof startEmptyTable>>
beforeAll(async () => {
  seeded = await startEmptyTable()
  await seedTable(new Date())
})
afterAll(() => seeded.stop())

/** Loads the seed as after an update with other pictures. */
async function loadAgain(): Promise<void> {
  const marks = await queryAll({ KeyConditionExpression: 'pk = :seed', ExpressionAttributeValues: { ':seed': 'SEED' } })
  const pictures = marks
    .map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))
    .filter(({ sk }) => /^PICTURES/.test(sk))
  expect(pictures).toHaveLength(1)
  await deleteItems(pictures)
  await seedTable(new Date())
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

test("dishes with a sample picture get this build's, and keep other changes", async () => {
  await change('H3', '/assets/h3.00000000.ffffff.480.webp', 15_55)
  await change('H4', '/assets/h4.00000000.ffffff.480.webp', 20_25)
  await loadAgain()
  for (const [code, priceCents] of [
    ['H3', 15_55],
    ['H4', 20_25],
  ] as const) {
    const { imageUrl } = seed.dishes.find((dish) => dish.code === code) ?? {}
    expect(await getItem(keyOf(code))).toMatchObject({ imageUrl, priceCents })
  }
})

test('a picture that a person set or removed is unchanged', async () => {
  await change('H5', null, 15_55)
  await change('H6', '/pictures/own.480.webp', 15_55)
  await loadAgain()
  expect(await getItem(keyOf('H5'))).toMatchObject({ imageUrl: null })
  expect(await getItem(keyOf('H6'))).toMatchObject({ imageUrl: '/pictures/own.480.webp' })
})

test('a sample record that a person deleted does not come back', async () => {
  await deleteItems([loyaltyKeys.reward(3), keyOf('A1')])
  await loadAgain()
  expect([await getItem(loyaltyKeys.reward(3)), await getItem(keyOf('A1'))]).toEqual([undefined, undefined])
})

test('a new location is filled, also after a start that was killed half way', async () => {
  const { deleted, left } = { deleted: 'HENOK', left: menuKeys.specials('HENOK', 0) } as const
  const menu = () =>
    queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': menuKeys.location(deleted) } })
  const whole = await menu()
  await deleteItems(
    whole.map((item) => ({ pk: String(item['pk']), sk: String(item['sk']) })).filter(({ sk }) => sk !== left.sk),
  )
  await deleteItems([seedMarkerKeys.part(deleted)])
  await seedTable(new Date())
  expect((await menu()).length).toBe(whole.length)
})
