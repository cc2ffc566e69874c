import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handler as sendMail } from '#events/send-order-mail'
import { asyncRetrySettings } from '#infra/local/stream/invocations'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { failBeforeWriting, hasFailed } from '#infra/testkit/fail-before-write'
import { startFakeMailService } from '#infra/testkit/fake-services'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { resolveStage } from '#shared/orders/status'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItem } from '../platform/table/table'

let product: Awaited<ReturnType<typeof startTestProduct>>
let service: Awaited<ReturnType<typeof startFakeMailService>>
beforeAll(async () => {
  product = await startTestProduct()
  service = await startFakeMailService()
})
afterAll(async () => {
  await service.stop()
  await product.stop()
})

// Failures are logged, and retried without the minutes that Lambda waits.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.replaceProperty(asyncRetrySettings, 'waitsMs', [0, 10, 10])
})
afterEach(() => void jest.restoreAllMocks())

const outbox = () => join(product.dataDir, 'outbox')
const arrived = (id: string) => readdirSync(outbox()).filter((name) => name.startsWith(id))

async function ordered() {
  const { id } = (await createTestClient(product.url).order()).body
  await product.deliverStream()
  return id
}

const made = async (id: string) => {
  const chef = await signInCook(product.url)
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
  return toStreamRecords(
    placed,
    ...stages.map((status) => ({ ...placed, ...order, ...resolveStage({ status }) })),
  ).slice(1)
}

it('mails a repeated event within a batch once', async () => {
  const id = await ordered()
  const records = await recordsThrough(id, 'ready', 'cooking', 'ready')
  expect(await sendMail({ Records: records })).toEqual({ batchItemFailures: [] })
  await product.deliverStream()
  expect(service.posts(id)).toEqual([`${id}-receipt`, `${id}-ready`])
})

it.each([429, 500, 'nothing'] as const)(
  'comes again to a service that answers %s, and arrives once',
  async (answer) => {
    service.respondNext(answer)
    const id = await ordered()
    await made(id)
    expect(service.posts(id)).toEqual([`${id}-receipt`, `${id}-receipt`, `${id}-ready`])
    expect(arrived(id)).toHaveLength(2)
  },
)

it('does not retry permanently refused mails', async () => {
  service.respondNext(400)
  const id = await ordered()
  await made(id)
  expect(service.posts(id)).toEqual([`${id}-receipt`, `${id}-ready`])
  expect(arrived(id)).toEqual([`${id}-ready.eml`])
})

it('retries only the failed mails of a batch', async () => {
  const [first = '', second = '', third = ''] = [await ordered(), await ordered(), await ordered()]
  const changes = await Promise.all([first, second, third].map((id) => recordsThrough(id, 'ready')))
  service.respondNext(200, 500)
  expect(await sendMail({ Records: changes.flat() })).toEqual({ batchItemFailures: [] })
  await product.deliverStream()
  // They are sent at the same time: one of them met the failure.
  const posts = [first, second, third].map((id) => service.posts(id).filter((name) => name.endsWith('-ready')).length)
  expect(posts.sort()).toEqual([1, 1, 2])
})

it('sends a mail again after a crash between sending and storing, and never a third time', async () => {
  let writes = 0
  // The first write claims the mail, the second says how it ended.
  failBeforeWriting((sk) => sk === 'MAIL#receipt' && (writes += 1) === 2)
  const id = await ordered()
  expect(hasFailed()).toBe(true)
  await made(id)
  expect(service.posts(id)).toEqual([`${id}-receipt`, `${id}-receipt`, `${id}-ready`])
  expect(arrived(id)).toHaveLength(2)
  expect(readFileSync(join(outbox(), `${id}-receipt.eml`), 'utf8')).toContain(`Message-ID: <${id}-receipt@`)
})
