import type { Context } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { mockSigningKeys } from '../testing/signing-keys'
import * as z from 'zod/mini'
import type { Route } from '#shared/platform/route'
import { cloudPrintRoutes } from '#shared/printing/contract'
import { getTokenBucketLimits } from '#shared/platform/rate-limits'
import { serve } from '../serve'
import { table } from '../table/table'
import { createApiEvent } from '../testing/api-event'
import { createDeviceToken } from '../session/device-token'
import { createVisitorCookie } from '../session/visitor'

process.env['TABLE_NAME'] = 'table'

const service = mockClient(table)
const cheap = {
  method: 'GET',
  path: '/api/things',
  summary: 'All things',
  access: 'public',
  table: 'read',
  cacheSeconds: 5,
  result: z.array(z.string()),
} as const satisfies Route

// The handlers don't use the context.
const context: Context = JSON.parse('{}')
const friday = Date.UTC(2026, 2, 13, 23, 0)
const known = async () => [
  (await createVisitorCookie('0123456789012345678901', new Date(friday), false)).split(';')[0] ?? '',
]

const { visitor: visitorAllowance, address: addressAllowance } = getTokenBucketLimits(cheap)

let read: jest.Mock
let handler: ReturnType<typeof serve>
beforeEach(() => {
  service.reset()
  mockSigningKeys()
  jest.spyOn(console, 'log').mockImplementation(() => {})
  read = jest.fn(async () => ['one'])
  handler = serve(cheap, () => read())
})

/** Sends `count` requests at one moment. */
async function calls(count: number, from: { sourceIp: string; cookies?: string[] }, at = friday) {
  const statuses: (number | undefined)[] = []
  for (let call = 0; call < count; call += 1) {
    const event = createApiEvent({ method: 'GET', at, ...from })
    statuses.push((await handler(event, context)).statusCode)
  }
  return { served: statuses.filter((status) => status === 200).length, statuses }
}

it('a flooding client is rejected before anything is read, and all others are served', async () => {
  const hostile = await calls(addressAllowance.burst * 2, { sourceIp: '203.0.113.66' })
  expect(hostile.served).toBe(addressAllowance.burst)
  expect(new Set(hostile.statuses)).toEqual(new Set([200, 429]))
  expect(read).toHaveBeenCalledTimes(addressAllowance.burst)
  expect((await calls(40, { sourceIp: '203.0.113.7' })).served).toBe(40)
  const after = await calls(addressAllowance.burst, { sourceIp: '203.0.113.66' }, friday + 60_000)
  expect(after.served).toBe(addressAllowance.perSecond * 60)
})

it('a flooding browser does not use up the limit of its shared address', async () => {
  const runaway = await calls(visitorAllowance.burst * 2, { sourceIp: '203.0.113.9', cookies: await known() })
  expect(runaway.served).toBe(visitorAllowance.burst)
  expect((await calls(40, { sourceIp: '203.0.113.9' })).served).toBe(40)
})

it('all IPv6 addresses of a household share one limit', async () => {
  const each = Array.from({ length: 16 }, (_, index) => `2001:db8:1:2::${index.toString(16)}`)
  let served = 0
  for (const sourceIp of each) served += (await calls(addressAllowance.burst / 10, { sourceIp })).served
  expect(served).toBe(addressAllowance.burst)
})

describe('printers of one kitchen, which share its address', () => {
  const kitchen = '203.0.113.20'
  const [minutes, everySeconds] = [15, 3]
  const polls = (minutes * 60) / everySeconds

  /** Each printer calls for a quarter of an hour. Returns how many calls got each status. */
  async function countStatuses(handler: ReturnType<typeof serve>, tokens: readonly string[]) {
    const counts: Record<string, number> = {}
    for (let poll = 0; poll < polls; poll += 1)
      for (const printerToken of tokens) {
        const params = { location: 'HENPR', printerToken }
        const at = friday + poll * everySeconds * 1000
        const { statusCode = 0 } = await handler(createApiEvent({ params, sourceIp: kitchen, at, body: '{}' }), context)
        counts[statusCode] = (counts[statusCode] ?? 0) + 1
      }
    return counts
  }

  it.each([cloudPrintRoutes.pollPrintJob, cloudPrintRoutes.completePrintJob])(
    'all get an answer to each $method every three seconds, also after a flood of made-up tokens',
    async (route) => {
      const device = serve(route, async () => ({ jobReady: false }))
      const tokens = await Promise.all(Array.from({ length: 20 }, (_, index) => createDeviceToken(`printer-${index}`)))
      const flood = await countStatuses(
        device,
        tokens.map((token) => `${token.slice(0, -1)}!`),
      )
      const { burst, perSecond } = getTokenBucketLimits(route).address
      expect(flood[200]).toBeLessThanOrEqual(burst + perSecond * minutes * 60)
      expect(await countStatuses(device, tokens)).toEqual({ 200: polls * tokens.length })
    },
  )
})
