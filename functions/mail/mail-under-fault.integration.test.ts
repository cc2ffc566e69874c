import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handler as sendMail } from '#events/send-mail'
import { asyncRetries } from '#infra/local/async-retries'
import { browserAt } from '#infra/testkit/browser'
import { chefAt } from '#infra/testkit/chef'
import { dieBeforeWriting, hasDied } from '#infra/testkit/dying'
import { startMailService } from '#infra/testkit/mail-service'
import { recordsOf } from '#infra/testkit/stream-events'
import { startProduct } from '#infra/testkit/test-product'
import { stageOf } from '#shared/rules/order-status'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItem } from '../runtime/table'

let product: Awaited<ReturnType<typeof startProduct>>
let service: Awaited<ReturnType<typeof startMailService>>
beforeAll(async () => {
  product = await startProduct()
  service = await startMailService()
}, 60_000)
afterAll(async () => {
  await service.stop()
  await product.stop()
})

// Failures are logged, and retried without the minutes that Lambda waits.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.replaceProperty(asyncRetries, 'waitsMs', [0, 10, 10])
})
afterEach(() => void jest.restoreAllMocks())

const outbox = () => join(product.dataDir, 'outbox')
const arrived = (id: string) => readdirSync(outbox()).filter((name) => name.startsWith(id))

async function ordered() {
  const { id } = (await browserAt(product.url).order()).body
  await product.deliverStream()
  return id
}

const made = async (id: string) => {
  const chef = await chefAt(product.url)
  await chef.move(id, 'ready')
  await product.deliverStream()
}

it('mails each event once', async () => {
  const id = await ordered()
  await made(id)
  expect(service.posts(id)).toEqual([`${id}-receipt`, `${id}-ready`])
  expect(arrived(id)).toHaveLength(2)
})

type Stages = readonly ('cooking' | 'ready')[]

/**
 * The stream's records of an order that goes through these stages, of which the table knows
 * nothing.
 */
async function recordsThrough(id: string, ...stages: Stages) {
  const placed = (await getItem(orderKeys.order(id))) ?? {}
  const order = OrderRecord.parse(placed)
  return recordsOf(placed, ...stages.map((status) => ({ ...placed, ...order, ...stageOf({ status }) }))).slice(1)
}

it('mails once what happens again within a batch', async () => {
  const id = await ordered()
  const records = await recordsThrough(id, 'ready', 'cooking', 'ready')
  expect(await sendMail({ Records: records })).toEqual({ batchItemFailures: [] })
  await product.deliverStream()
  expect(service.posts(id)).toEqual([`${id}-receipt`, `${id}-ready`])
})

it.each([429, 500, 'nothing'] as const)(
  'comes again to a service that answers %s, and arrives once',
  async (answer) => {
    service.tell(answer)
    const id = await ordered()
    await made(id)
    expect(service.posts(id)).toEqual([`${id}-receipt`, `${id}-receipt`, `${id}-ready`])
    expect(arrived(id)).toHaveLength(2)
  },
)

it('does not come again with what is refused for good', async () => {
  service.tell(400)
  const id = await ordered()
  await made(id)
  expect(service.posts(id)).toEqual([`${id}-receipt`, `${id}-ready`])
  expect(arrived(id)).toEqual([`${id}-ready.eml`])
})

it('of several at once sends only those again that could not be sent', async () => {
  const [first = '', second = '', third = ''] = [await ordered(), await ordered(), await ordered()]
  const changes = await Promise.all([first, second, third].map((id) => recordsThrough(id, 'ready')))
  service.tell(200, 500)
  expect(await sendMail({ Records: changes.flat() })).toEqual({ batchItemFailures: [] })
  await product.deliverStream()
  // They are sent at the same time: one of them met the failure.
  const posts = [first, second, third].map((id) => service.posts(id).filter((name) => name.endsWith('-ready')).length)
  expect(posts.sort()).toEqual([1, 1, 2])
})

it('killed between the sending and its note sends the same mail again, rather than none, and none after that', async () => {
  let writes = 0
  // The first write claims the mail, the second says how it ended.
  dieBeforeWriting((sk) => sk === 'MAIL#receipt' && (writes += 1) === 2)
  const id = await ordered()
  expect(hasDied()).toBe(true)
  await made(id)
  expect(service.posts(id)).toEqual([`${id}-receipt`, `${id}-receipt`, `${id}-ready`])
  expect(arrived(id)).toHaveLength(2)
  expect(readFileSync(join(outbox(), `${id}-receipt.eml`), 'utf8')).toContain(`Message-ID: <${id}-receipt@`)
})
