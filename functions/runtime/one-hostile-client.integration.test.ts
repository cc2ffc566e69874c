import { request } from 'node:http'
import { startProduct } from '#infra/local/test-product'
import { browserAt } from '#infra/local/testing/browser'
import { addressAllowance, visitorAllowance } from '#shared/rules/rate-limits'

let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct({ rateLimits: 'on' })
}, 60_000)
afterAll(() => product.stop())

type Answer = { readonly status: number; readonly retryAfter: number }

/** Asks from an address of this machine's own; loop-back has many. */
const askFrom = (localAddress: string, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    request(new URL(path, product.url), { localAddress }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after'] ?? 0) }),
      )
    })
      .on('error', reject)
      .end()
  })

const cheap = '/api/menu-categories'

async function flood(from: string, calls: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const worker = async () => {
    while (answers.length < calls) answers.push(await askFrom(from, cheap))
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return answers
}

const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

it('one client that asks without end is refused before the table is asked, and everybody else is served', async () => {
  const startedAt = Date.now()
  const hostile = flood('127.0.0.66', addressAllowance.burst * 3)
  const others: Answer[] = []
  for (let guest = 10; guest < 30; guest += 1) {
    for (const path of ['/api/menu-items/HENPR', cheap, '/api/daily-specials/HENPR']) {
      others.push(await askFrom(`127.0.0.${guest}`, path))
    }
  }
  const answers = await hostile
  const seconds = (Date.now() - startedAt) / 1000
  expect(count(others, 200)).toBe(others.length)
  expect(count(answers, 200)).toBeLessThanOrEqual(addressAllowance.burst + addressAllowance.perSecond * (seconds + 1))
  expect(count(answers, 429)).toBe(answers.length - count(answers, 200))
  expect(count(answers, 429)).toBeGreaterThan(0)
  for (const { status, retryAfter } of answers) if (status === 429) expect(retryAfter).toBeGreaterThanOrEqual(1)
}, 60_000)

it('a browser that asks without end does not use up what its whole restaurant has', async () => {
  const runaway = browserAt(product.url)
  await runaway.get(cheap)
  await runaway.get('/api/auth/user')
  const refused = async () => {
    for (let calls = 0; calls < visitorAllowance.burst * 3; calls += 1) {
      const { status } = await runaway.get('/api/recommended-categories')
      if (status === 429) return calls
    }
    return undefined
  }
  expect(await refused()).toBeGreaterThanOrEqual(visitorAllowance.burst)
  const neighbour = browserAt(product.url)
  await neighbour.get('/api/auth/user')
  expect((await neighbour.get('/api/recommended-categories')).status).toBe(401)
}, 60_000)

it('who opens the menu again and again does not meet the limit', async () => {
  const guest = browserAt(product.url)
  const calls = ['/api/auth/user', '/api/menu-items/HENPR', '/api/menu-categories', '/api/daily-specials/HENPR']
  for (let opened = 0; opened < 15; opened += 1) {
    const answers = await Promise.all(calls.map((call) => guest.get(call)))
    expect(answers.map(({ status }) => status)).not.toContain(429)
  }
}, 60_000)
