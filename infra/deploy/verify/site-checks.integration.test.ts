import { createServer, type RequestListener } from 'node:http'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { liveLocation, startTwoModes, testLocation as onTest, type TwoModes } from '#infra/testkit/product/test-product'
import type { Ticket } from '#shared/orders/contract'
import { locations, type Location } from '#shared/locations/index'
import { runChecks } from './check-run'
import { faultyRoutes } from './function-checks'
import { kitchenChecks } from './kitchen-checks'
import { checkSites, smokeChecks } from './site-checks'

let modes: TwoModes

beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

const report = () => undefined

const smoke = (location: Location, client = modes.visitor(location)) =>
  runChecks({ location, client }, smokeChecks(location), { report })

async function ticketsAt(code: string): Promise<readonly Ticket[]> {
  const cook = code === liveLocation.code ? await modes.cookOfPool() : await modes.tester('admin')
  return (await cook.browser.get<Ticket[]>(`/api/kitchen/orders/${code}`)).body
}

/** What was seen of a site that answers so, or of one that is down. */
async function seenOf(answer: RequestListener | undefined): Promise<readonly string[]> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  if (!answer) server.close()
  const said: string[] = []
  const site = { location: onTest, client: createTestClient(`http://127.0.0.1:${port}`) }
  const tried = checkSites([site], (line) => said.push(line), 500)
  await expect(tried).rejects.toThrow(/check out the commit that was deployed before[^]*-c canary=false/)
  server.closeAllConnections()
  server.close()
  return said.filter((line) => line.startsWith('FAIL'))
}

describe('after a deployment', () => {
  test('an order is placed at a test site, read and cancelled, and the board is as it was', async () => {
    const before = await ticketsAt(onTest.code)
    const outcomes = await smoke(onTest)
    expect(outcomes.map(({ name, status }) => `${name}: ${status}`)).toEqual([
      'health: passed',
      'menu: passed',
      'place a test order: passed',
      'read the order: passed',
      'cancel the order: passed',
    ])
    expect(await ticketsAt(onTest.code)).toEqual(before)
  })

  test('a live site refuses an order with wrong figures, and no ticket is taken for it', async () => {
    const before = await modes.orderAt(liveLocation)
    const tickets = await ticketsAt(liveLocation.code)
    const outcomes = await smoke(liveLocation)
    expect(outcomes.map(({ name, status }) => `${name}: ${status}`)).toEqual([
      'health: passed',
      'menu: passed',
      'reject an order with a wrong price: passed',
    ])
    expect(await ticketsAt(liveLocation.code)).toEqual(tickets)
    expect((await modes.orderAt(liveLocation)).ticketNumber).toBe(before.ticketNumber + 1)
  })

  test('what is seen is printed with its duration, and a deployment that works ends well', async () => {
    const said: string[] = []
    await checkSites([{ location: onTest, client: modes.visitor(onTest) }], (line) => said.push(line))
    expect(said[0]).toContain(onTest.fullName)
    expect(said.slice(1)).toHaveLength(5)
    for (const line of said.slice(1)) expect(line).toMatch(/^ok .* \d+ ms {2}\S/)
  })
})

describe('a deployment that does not work is noticed, and how to go back is said', () => {
  test.each([
    [
      'answers 500',
      (_, answer) =>
        answer.writeHead(500, { 'content-type': 'application/problem+json' }).end('{"code":"internal-error"}'),
      /health .* answered 500: .*internal-error/,
    ],
    [
      'answers every call with its page',
      (_, answer) => answer.end('<!doctype html>'),
      /health .* not what the contract/,
    ],
    ['never answers', () => undefined, /health .* no answer within 0\.5 s/],
    ['is not there', undefined, /health .* could not be reached: connect ECONNREFUSED/],
  ] satisfies [string, RequestListener | undefined, RegExp][])('a site that %s', async (_, answer, expected) => {
    const failed = await seenOf(answer)
    expect(failed[0]).toMatch(expected)
    expect(failed).toHaveLength(2)
  })

  test("another location's answers", async () => {
    const outcomes = await smoke(onTest, modes.visitor(liveLocation))
    expect(outcomes[0]).toMatchObject({ status: 'failed', detail: `${liveLocation.code} answers for ${onTest.code}` })
  })
})

describe('npm run verify-deployment', () => {
  test('follows an order through the kitchen; only the CDN can not be bypassed on this machine', async () => {
    const [location] = locations
    const { socketUrl } = modes.product
    const site = { location, client: modes.visitor(location), staff: modes.visitor(location), socketUrl }
    const outcomes = await runChecks(site, kitchenChecks, { report })
    expect(outcomes.filter(({ status }) => status !== 'passed')).toEqual([
      expect.objectContaining({ name: 'reject a call that bypasses the CDN', status: 'skipped' }),
    ])
    expect(outcomes).toHaveLength(11)
  })

  test('finds every route of the contract', async () => {
    expect(await faultyRoutes(modes.product.url)).toEqual([])
  })
})
