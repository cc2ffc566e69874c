import { createHash, randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as fc from 'fast-check'
import { table, tableName } from '#functions/platform/table/table'
import { routes } from '#shared/registry/routes'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { listMaliciousRequests, arbitraryRequest } from '#infra/testkit/request-fuzz'
import { routesSessionEndingLast, type SampleRequest } from '#infra/testkit/fixtures/sample-requests'

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_314)

let product: Awaited<ReturnType<typeof startTestProduct>>
let userId = ''
let callers: readonly string[] = []
const ADMIN = 1

async function cookiesOf(role?: 'customer' | 'admin'): Promise<string> {
  const browser = createTestClient(product.url)
  if (role) userId = (await browser.signIn(`${randomUUID()}@example.com`, role)).body.id
  return [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

beforeAll(async () => {
  product = await startTestProduct()
  const [admin, anonymous] = [await cookiesOf('admin'), await cookiesOf()]
  callers = [await cookiesOf('customer'), admin, anonymous, 'session=s%3Anonsense.x; visitor=<script>']
})
afterAll(() => product.stop())

const tried = { taken: 0, refused: 0 }

type FuzzRequest = SampleRequest & { readonly caller: number }

async function send({ method, path, headers, body, caller }: FuzzRequest) {
  const answer = await fetch(product.url + path, {
    method,
    redirect: 'manual',
    headers: { ...headers, cookie: callers[caller] ?? '' },
    body,
  })
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}

/** When the engine last wrote to its files; a shared engine stores them elsewhere. */
async function lastWritten(): Promise<string> {
  await product.deliverStream()
  const files = ['table.db', 'table.db-wal'].map((name) => join(product.dataDir, name))
  const times = files.map((file) => statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs)
  return times.includes(undefined) ? randomUUID() : times.join()
}

/** Sorts the keys of objects, because maps have no order. */
const inOrder = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** A digest of the whole table. */
async function tableDigest(): Promise<string> {
  await product.deliverStream()
  const lines: string[] = []
  let start: Record<string, unknown> | undefined
  do {
    const page = await table.send(new ScanCommand({ TableName: tableName(), ExclusiveStartKey: start }))
    lines.push(...(page.Items ?? []).map((item) => JSON.stringify(item, inOrder)))
    start = page.LastEvaluatedKey
  } while (start)
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}

const calls = routesSessionEndingLast.map((named) => ({ ...named, call: `${named.route.method} ${named.route.path}` }))

it.each(calls)('$call answers whatever is sent, and what it refuses changes nothing', async (named) => {
  const refused: FuzzRequest[] = []
  const tryOut = async (request: FuzzRequest) => {
    const { status, type, text } = await send(request)
    if (status >= 500) throw new Error(`${status}: ${text} to ${request.path} ${request.body?.slice(0, 1000)}`)
    tried[status < 400 ? 'taken' : 'refused'] += 1
    if (status < 400) return
    refused.push(request)
    expect(type).toMatch(/^application\/problem\+json/)
    expect(JSON.parse(text)).toMatchObject({ status, code: expect.any(String), detail: expect.any(String) })
  }
  for (const sent of listMaliciousRequests(named, userId)) await tryOut({ ...sent, caller: ADMIN })
  const request = fc.record({ sent: arbitraryRequest(named, userId), caller: fc.nat(callers.length - 1) })
  await fc.assert(
    fc.asyncProperty(request, ({ sent, caller }) => tryOut({ ...sent, caller })),
    { numRuns: RUNS, seed: SEED },
  )
  if (named.route.table === 'read') return
  const isSameAfter = async (look: () => Promise<string>) => {
    let before = await look()
    for (const again of refused) if ((await send(again)).status < 400) before = await look()
    return (await look()) === before
  }
  // Without a file change the table is unchanged. Otherwise compares its contents.
  if (!(await isSameAfter(lastWritten))) expect(await isSameAfter(tableDigest)).toBe(true)
})

it.each([
  '/api/orders/%zz',
  '/api/%',
  '/api/orders/%00',
  '/api/menu-items/%2e%2e%2f',
  '/api//orders',
  '/api/orders/%C0%AF',
  '/api',
])('answers the unusual path %s', async (path) => {
  const { status, type } = await send({ method: 'GET', path, headers: {}, body: undefined, caller: 0 })
  expect([400, 404]).toContain(status)
  expect(type).toMatch(/^application\/problem\+json/)
})

it('has sent some thousand valid and invalid requests', () => {
  expect(tried.taken + tried.refused).toBeGreaterThanOrEqual(RUNS * routes.length)
  expect(Math.min(tried.taken, tried.refused)).toBeGreaterThan(RUNS * 10)
})
