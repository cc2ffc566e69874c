import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { browserAt } from '#infra/testkit/browser'
import { live, startTwoModes, test as onTest } from '#infra/testkit/two-modes'
import type { TwoModes } from '#infra/testkit/two-modes'
import type { Ticket } from '#shared/contract/orders'
import { smoke, smokeAll } from './smoke'

let modes: TwoModes

beforeAll(async () => {
  modes = await startTwoModes()
}, 60_000)
afterAll(() => modes.product.stop())

const unheard = () => undefined

async function ticketsAt(code: string): Promise<readonly Ticket[]> {
  const cook = code === live.code ? await modes.cookOfPool() : await modes.tester('admin')
  return (await cook.browser.get<Ticket[]>(`/api/kitchen/orders/${code}`)).body
}

/** What was seen of a site that answers so, or of one where nobody listens. */
async function seenOf(answer: RequestListener | undefined): Promise<readonly string[]> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  if (!answer) server.close()
  const said: string[] = []
  const site = { location: onTest, visitor: browserAt(`http://127.0.0.1:${port}`) }
  const tried = smokeAll([site], (line) => said.push(line), 500)
  await expect(tried).rejects.toThrow(/check out the commit that was deployed before[^]*-c canary=false/)
  server.closeAllConnections()
  server.close()
  return said.filter((line) => line.startsWith('FAIL'))
}

describe('after a deployment', () => {
  test('an order is placed at a test site, read and cancelled, and the board is as it was', async () => {
    const before = await ticketsAt(onTest.code)
    const outcomes = await smoke({ location: onTest, visitor: modes.visitor(onTest) }, { tell: unheard })
    expect(outcomes.map(({ name, went }) => `${name}: ${went}`)).toEqual([
      'health: passed',
      'menu: passed',
      'a trial order: passed',
      'it is read back: passed',
      'it is cancelled: passed',
    ])
    expect(await ticketsAt(onTest.code)).toEqual(before)
  }, 60_000)

  test('a live site refuses an order with wrong figures, and no ticket is taken for it', async () => {
    const before = await modes.orderAt(live)
    const tickets = await ticketsAt(live.code)
    const outcomes = await smoke({ location: live, visitor: modes.visitor(live) }, { tell: unheard })
    expect(outcomes.map(({ name, went }) => `${name}: ${went}`)).toEqual([
      'health: passed',
      'menu: passed',
      'an order with wrong figures is refused: passed',
    ])
    expect(await ticketsAt(live.code)).toEqual(tickets)
    expect((await modes.orderAt(live)).ticketNumber).toBe(before.ticketNumber + 1)
  }, 60_000)

  test('what is seen is told with how long it took, and a deployment that works ends well', async () => {
    const said: string[] = []
    await smokeAll([{ location: onTest, visitor: modes.visitor(onTest) }], (line) => said.push(line))
    expect(said[0]).toContain(onTest.fullName)
    expect(said.slice(1)).toHaveLength(5)
    for (const line of said.slice(1)) expect(line).toMatch(/^ok .* \d+ ms {2}\S/)
  }, 60_000)
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
    const outcomes = await smoke({ location: onTest, visitor: modes.visitor(live) }, { tell: unheard })
    expect(outcomes[0]).toMatchObject({ went: 'failed', seen: `${live.code} answers for ${onTest.code}` })
  })
})
