import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { sign } from 'cookie-signature'
import { gamificationKeys } from '#functions/gamification/records'
import { loyaltyKeys } from '#functions/loyalty/records'
import { menuKeys } from '#functions/menu/records'
import { getItem, table, tableName } from '#functions/runtime/table'
import type { Key } from '#functions/runtime/table'
import { auditTable } from '#infra/proof/audit/read-table'
import { startProduct } from '#infra/testkit/test-product'
import { browserAt } from '#infra/testkit/browser'
import { firstReleaseTable, startFirstReleaseTable } from '#infra/testkit/first-release'
import type { Order } from '#shared/contract/orders'
import { markKeys } from './marks'
import { idOfDish } from './menu/index'
import { introduce, revise, runSteps, steps } from './steps'
import type { TableStep } from './steps'

const items = firstReleaseTable()
const dish = (code: string) => menuKeys.dish('HENPR', idOfDish(code))
const soySauce = gamificationKeys.question(3, 302)

const change = (key: Key, attribute: string, value: unknown) =>
  table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET #attribute = :value',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':value': value },
    }),
  )

/** What the owner of the old table has made theirs. */
const owners = [
  [dish('H3'), 'priceCents', 15_55],
  [dish('H4'), 'imageUrl', null],
  [dish('H5'), 'description', 'As my grandmother made it.'],
  [loyaltyKeys.reward(2), 'pointsCost', 250],
  [gamificationKeys.question(3, 301), 'explanation', 'Ask the chef.'],
] as const

let old: Awaited<ReturnType<typeof startFirstReleaseTable>>
let product: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  old = await startFirstReleaseTable()
  for (const [key, attribute, value] of owners) await change(key, attribute, value)
  product = await startProduct()
}, 60_000)
afterAll(async () => {
  await product.stop()
  await old.stop()
})

/** Somebody of the old table with the session that the first release gave. */
function signedIn(email: string) {
  const { id } = items.find((item) => item['type'] === 'User' && item['email'] === email) ?? {}
  const key = items.find(({ type }) => type === 'SigningKey')
  const user = { id, email, firstName: 'Dana', lastName: 'Whitfield', role: 'customer' }
  const session = JSON.stringify({ user, via: 'development', until: Date.now() + 3_600_000 })
  const browser = browserAt(product.url)
  browser.cookies.set('session', sign(Buffer.from(session).toString('base64url'), String(key?.['value'])))
  return { id: String(id), browser }
}

describe('the product on a table of the first release', () => {
  it('leaves alone what the owner changed', async () => {
    for (const [key, attribute, value] of owners) expect(await getItem(key)).toMatchObject({ [attribute]: value })
  })

  it('brings what this version changed', async () => {
    expect(await getItem(soySauce)).toMatchObject({ explanation: expect.stringContaining('are made with it') })
    for (const { id } of steps) expect(await getItem(markKeys.step(id))).toBeDefined()
  })

  it('knows who was signed in, with orders and points, and takes orders', async () => {
    const { id, browser } = signedIn('dana@example.com')
    const { body: orders } = await browser.get<Order[]>(`/api/orders/user/${id}`)
    expect(orders.map((order) => order.id).toSorted()).toEqual(
      items
        .flatMap((item) => (item['type'] === 'Order' && item['userId'] === id ? [String(item['id'])] : []))
        .toSorted(),
    )
    const { points } = items.find(({ pk, sk }) => pk === `LOYALTY#${id}` && sk === 'ACCOUNT') ?? {}
    expect((await browser.get('/api/loyalty/account')).body).toMatchObject({ currentPoints: points })
    expect((await browser.order()).status).toBe(201)
  })

  it('has its books right', async () => {
    await product.deliverStream()
    expect((await auditTable({ readings: 2, pauseMs: 300 })).differences).toEqual([])
  }, 30_000)
})

describe('steps', () => {
  const now = new Date()
  const ran: string[] = []
  const step = (id: string, run = () => Promise.resolve()): TableStep => ({
    id,
    run: async () => {
      ran.push(id)
      await run()
    },
  })
  beforeEach(() => void ran.splice(0))

  it('run once, in their order', async () => {
    const all = [step('901'), step('902')]
    await runSteps(now, all)
    await runSteps(now, [...all, step('903')])
    expect(ran).toEqual(['901', '902', '903'])
  })

  it('go on with the one that was killed half way, before those after it', async () => {
    let isKilled = true
    const killed = step('911', () => (isKilled ? Promise.reject(new Error('killed')) : Promise.resolve()))
    await expect(runSteps(now, [killed, step('912')])).rejects.toThrow('killed')
    isKilled = false
    await runSteps(now, [killed, step('912')])
    expect(ran).toEqual(['911', '911', '912'])
  })

  it('change nothing the second time where two run them at once', async () => {
    const tier = { key: loyaltyKeys.tier('Gold'), attribute: 'minimumSpentCents', was: 750_00, is: 700_00 }
    const reward = { ...loyaltyKeys.reward(7), type: 'Reward', name: 'Free tea' }
    const bring = async () => {
      await revise(tier)
      await introduce(reward)
    }
    await Promise.all([runSteps(now, [step('921', bring)]), runSteps(now, [step('921', bring)])])
    await change(loyaltyKeys.reward(7), 'name', 'Free sake')
    await change(tier.key, tier.attribute, 800_00)
    await bring()
    expect(await getItem(tier.key)).toMatchObject({ minimumSpentCents: 800_00 })
    expect(await getItem(loyaltyKeys.reward(7))).toMatchObject({ name: 'Free sake' })
  })

  it('leave a text that a person wrote, and one that a person took out', async () => {
    const [written, gone] = [gamificationKeys.question(3, 301), gamificationKeys.question(9, 999)]
    await revise({ key: written, attribute: 'explanation', was: 'As it was.', is: 'New.' })
    await revise({ key: gone, attribute: 'explanation', was: undefined, is: 'New.' }).catch(() => undefined)
    expect(await getItem(written)).toMatchObject({ explanation: 'Ask the chef.' })
    expect(await getItem(gone)).toBeUndefined()
  })

  it('have ids that sort as they run, each once', () => {
    const ids = steps.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted())
  })
})
