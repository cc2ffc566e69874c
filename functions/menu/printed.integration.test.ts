import { idOfDish } from '#infra/catalogue/menu/index'
import { startSeededTable } from '#infra/testkit/seeded-table'
import { recordsOf } from '#infra/testkit/stream-events'
import { menuWith } from './kept'
import { printedMenu } from './printed'
import { menuKeys } from './records'
import { countChange } from './store'
import { getItem, tableName } from '../runtime/table'
import { transact } from '../runtime/transact'
import { handler } from '#events/print-menu'

let seeded: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => {
  seeded = await startSeededTable()
}, 60_000)
afterAll(() => seeded.stop())

it('a menu that changed is printed as it is now, also when an older change comes late', async () => {
  const early = await getItem(menuKeys.changes('HENPR'))
  const update = {
    TableName: tableName(),
    Key: menuKeys.dish('HENPR', idOfDish('H3')),
    UpdateExpression: 'SET priceCents = :price',
    ExpressionAttributeValues: { ':price': 31_31 },
  }
  await transact([{ write: { Update: update } }, countChange('HENPR')])
  const late = await getItem(menuKeys.changes('HENPR'))
  if (!early || !late) throw new Error('No change was counted')
  const [first, second] = recordsOf(early, late)
  for (const record of [first, second, first]) {
    if (record) expect(await handler({ Records: [record] })).toEqual({ batchItemFailures: [] })
    const { version, menu } = await menuWith('HENPR')
    const printed = await printedMenu('HENPR', version)
    expect(printed).toEqual(menu)
    expect(printed?.dishes.find(({ code }) => code === 'H3')?.priceCents).toBe(31_31)
  }
  expect(await printedMenu('HEHC', 'any')).toBeUndefined()
})
