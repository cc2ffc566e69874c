import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { getDishId } from '#infra/catalogue/seed'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { assertMenuVersionsUpdated } from '#infra/testkit/menu-version-check'
import type { LocationCode } from '#shared/locations/index'
import { buildSpecialCountUpdate } from '../orders/placement/special-portions'
import { table, tableName } from '../platform/table/table'
import { transact } from '../platform/table/transaction'
import { createMenuCache, getMenuToday, getMenuWithState } from './menu-cache'
import { buildMenuVersionUpdate, menuKeys, type Menu } from './records'
import { getDishesForOrder, incrementMenuVersion } from './repository'

const DISH = getDishId('H3')
const getMenu = async (location: LocationCode) => (await getMenuWithState(location)).menu

let seeded: Awaited<ReturnType<typeof startSeededTable>>

/** Commands that the table received, and actions to run just before or after every query. */
const commands: string[] = []
const around: { before?: () => Promise<void>; after?: () => Promise<void> } = {}

/** Returns an action that runs once: every later call waits for the same run. */
function once(act: () => Promise<void>) {
  let run: Promise<void> | undefined
  return () => (run ??= act())
}

beforeAll(async () => {
  seeded = await startSeededTable()
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        commands.push(commandName)
        if (commandName !== 'QueryCommand') return next(args)
        await around.before?.()
        const answer = await next(args)
        await around.after?.()
        return answer
      },
    { step: 'initialize', name: 'around' },
  )
})
beforeEach(() => void commands.splice(0))
afterEach(() => {
  delete around.before
  delete around.after
})
afterAll(() => seeded.stop())

const priced = (priceCents: number) => ({
  TableName: tableName(),
  Key: menuKeys.dish('HENPR', DISH),
  UpdateExpression: 'SET priceCents = :price',
  ExpressionAttributeValues: { ':price': priceCents },
})
const reprice = async (priceCents: number) =>
  void (await transact([{ write: { Update: priced(priceCents) } }, incrementMenuVersion('HENPR')]))

const countAfter = (location: LocationCode) =>
  table.send(new UpdateCommand({ TableName: tableName(), ...buildMenuVersionUpdate(location) }))

const priceIn = ({ dishes }: Menu) => dishes.find(({ id }) => id === DISH)?.priceCents

describe('the cached menu', () => {
  it('is queried once, then validated by one small read', async () => {
    const first = await getMenu('HENPR')
    commands.splice(0)
    expect(await getMenu('HENPR')).toBe(first)
    expect(commands).toEqual(['GetItemCommand'])
  })

  it('is queried once for all who read it at the same time after a change', async () => {
    await reprice(12_12)
    commands.splice(0)
    const menus = await Promise.all(Array.from({ length: 8 }, () => getMenu('HENPR')))
    expect(new Set(menus.map(priceIn))).toEqual(new Set([12_12]))
    expect(commands.filter((command) => command === 'QueryCommand')).toHaveLength(1)
  })

  it('is replaced on the next read after a dish changed', async () => {
    await getMenu('HENPR')
    await reprice(11_11)
    expect(priceIn(await getMenu('HENPR'))).toBe(11_11)
    expect(
      await getDishesForOrder('HENPR', [DISH], {
        clock: { date: '2027-01-17', weekday: 0, minutes: 720 },
        at: new Date(),
      }),
    ).toMatchObject({
      dishes: [{ priceCents: 11_11 }],
    })
  })

  it.each(['before', 'after'] as const)('is current when a change happens just %s the query', async (moment) => {
    await reprice(13_13)
    around[moment] = once(() => reprice(14_14))
    expect(priceIn(await getMenu('HENPR'))).toBe(14_14)
    expect(priceIn(await getMenu('HENPR'))).toBe(14_14)
  })

  it('is current for concurrent readers when a change happens during the query', async () => {
    await reprice(15_15)
    around.after = once(() => reprice(16_16))
    const menus = await Promise.all(Array.from({ length: 10 }, () => getMenu('HENPR')))
    expect(new Set(menus.map(priceIn))).toEqual(new Set([16_16]))
  })

  it('is queried again after a failed query', async () => {
    await reprice(17_17)
    around.before = () => Promise.reject(new Error('the table is away'))
    await expect(getMenu('HENPR')).rejects.toThrow('the table is away')
    delete around.before
    expect(priceIn(await getMenu('HENPR'))).toBe(17_17)
  })

  it('drops the results computed from it when it is replaced', async () => {
    const resultCache = createMenuCache<object>()
    const [menu, make] = [await getMenu('HENPR'), jest.fn(() => ({}))]
    expect(resultCache(menu, 'a', make)).toBe(resultCache(menu, 'a', make))
    expect(resultCache(menu, 'b', make)).not.toBe(resultCache(menu, 'a', make))
    expect(make).toHaveBeenCalledTimes(2)
    await reprice(18_18)
    expect(resultCache(await getMenu('HENPR'), 'a', make)).not.toBe(resultCache(menu, 'a', make))
  })
})

describe("a day's specials", () => {
  const saturday = new Date('2026-03-14T19:00:00.000Z')

  it('are counted if the caller selects them', async () => {
    const { menu } = await getMenuToday('HENPR', saturday, () => true)
    const [special] = menu.specials.filter(({ dayOfWeek }) => dayOfWeek === 6)
    if (!special) throw new Error('Saturday has no special')
    await table.send(
      new UpdateCommand(
        buildSpecialCountUpdate({ location: 'HENPR' }, { specialId: special.id, date: '2026-03-14', quantity: 3 }),
      ),
    )
    const all = await getMenuToday('HENPR', saturday, () => true)
    const none = await getMenuToday('HENPR', saturday, () => false)
    expect([all, none].map(({ timesOrdered }) => timesOrdered(special))).toEqual([3, 0])
    expect(menuKeys.specialCount({ location: 'HENPR' }, '2026-03-14', special.id).sk).toBe(`SPECIAL#${special.id}`)
  })

  it('are also counted when the menu was not cached', async () => {
    await reprice(19_19)
    const { menu, timesOrdered } = await getMenuToday('HENPR', saturday, () => true)
    expect(menu.specials.filter(({ dayOfWeek }) => dayOfWeek === 6).map(timesOrdered)).toContain(3)
  })
})

describe('a menu change without a version increment', () => {
  it('is detected, and repaired by an increment after it', async () => {
    await table.send(new UpdateCommand(priced(20_20)))
    expect(assertMenuVersionsUpdated).toThrow('A change of a menu was not counted: HENPR')
    await table.send(new UpdateCommand(priced(21_21)))
    await countAfter('HENPR')
    expect(assertMenuVersionsUpdated).not.toThrow()
    expect(priceIn(await getMenu('HENPR'))).toBe(21_21)
  })

  it('is not repaired by an earlier increment or by one of another menu', async () => {
    await table.send(new UpdateCommand(priced(20_20)))
    await reprice(22_22)
    await countAfter('HENOK')
    expect(assertMenuVersionsUpdated).toThrow('HENPR')
  })
})
