import { auditTable } from '#infra/operate/audit/audit'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { DayRecord, numbersKeys } from '#functions/numbers/records'
import { listSampleFeedback, findSampleDay } from '#functions/numbers/sample-repository'
import { recountNumbers } from '#functions/numbers/figure-sources'
import { queryAll, table } from '#functions/platform/table/table'
import { locations } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { createSampleHistory, deleteSampleHistory } from './sample-history'

// A Sunday: the week before it has each weekday once.
const now = new Date('2026-03-15T16:00:00Z')
const [from, to] = ['2026-03-08', '2026-03-14']
const wanted = { weeks: 1, seed: 1, now }

let seeded: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => {
  seeded = await startSeededTable()
})
afterAll(() => seeded.stop())
afterEach(() => {
  overrideModes()
  jest.restoreAllMocks()
})

async function days() {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': numbersKeys.daysOf('HENPR'), ':from': from, ':to': to },
  })
  return Object.fromEntries(items.map((item) => DayRecord.parse(item)).map(({ sk, figures }) => [sk, figures]))
}
type Days = Awaited<ReturnType<typeof days>>
const sum = (name: string, all: Days) => Object.values(all).reduce((total, figures) => total + (figures[name] ?? 0), 0)

/** Fuller towards its end, with orders that are late, cancelled, discounted and rated. */
function looksLikeAWeek(all: Days) {
  const [sunday = 0, monday = 0, ...others] = Object.values(all).map((figures) => figures['orders'] ?? 0)
  expect(others.at(-1)).toBeGreaterThan(monday)
  expect(sunday).toBeGreaterThan(monday)
  expect(sum('gross', all)).toBeGreaterThan(sum('foodCost', all) * 2)
  for (const name of ['cancelled', 'discount', 'waste', 'points/issued', 'codes/issued', 'rating/5', 'sample/orders'])
    expect(sum(name, all)).toBeGreaterThan(0)
  expect(sum('onTime', all)).toBeLessThan(sum('promised', all))
}

const differences = async () => (await auditTable({ readings: 1, pauseMs: 0 })).differences

it('is refused where the public orders', async () => {
  overrideModes('live')
  await expect(createSampleHistory(wanted)).rejects.toThrow('every location is live')
  expect(await days()).toEqual({})
})

it('leaves whole days where it is killed, comes to the same when it is called again, and goes without a trace', async () => {
  const send = table.send.bind(table)
  const sent: unknown[] = []
  jest.spyOn(table, 'send').mockImplementation((command) => {
    const isWrite = command.constructor.name === 'TransactWriteCommand'
    if (isWrite && sent.length === 5) throw new Error('killed')
    const result = send(command)
    if (isWrite) sent.push(result)
    return result
  })
  await expect(createSampleHistory(wanted)).rejects.toThrow('killed')
  // The other locations' last writes are still on their way.
  await Promise.allSettled(sent)
  expect(await differences()).toEqual([])
  jest.restoreAllMocks()

  const first = await createSampleHistory(wanted)
  expect(first.orders).toBeGreaterThan(200)
  const whole = await days()
  expect(Object.keys(whole)).toHaveLength(7)
  looksLikeAWeek(whole)
  expect(await createSampleHistory(wanted)).toEqual({ days: 0, orders: 0, leftOut: [] })
  await recountNumbers()
  expect(await days()).toEqual(whole)

  expect(await deleteSampleHistory()).toEqual({ days: 7 * locations.length })
  expect(Object.values(await days())).toEqual(Array.from({ length: 7 }, () => ({})))
  expect(await findSampleDay('HENPR', to)).toBeUndefined()
  expect(await listSampleFeedback('HENPR', from, to)).toEqual([])
  expect(await differences()).toEqual([])
})

it('has no orders of a day the group is closed', async () => {
  const sundayAfterThanksgiving = new Date('2026-11-29T16:00:00Z')
  expect(await createSampleHistory({ ...wanted, now: sundayAfterThanksgiving })).toMatchObject({
    days: 6 * locations.length,
  })
  expect(await findSampleDay('HENPR', '2026-11-25')).toBeDefined()
  expect(await findSampleDay('HENPR', '2026-11-26')).toBeUndefined()
})
