import { setImmediate as nextTurn } from 'node:timers/promises'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { withUsageMeter, addConsumedUnits, getConsumedUnits, log, observeLog } from './log'
import { handleChangeBatch, handleEachChange } from './event-handlers'

const lines = (spy: jest.SpyInstance) => spy.mock.calls.map(([line]) => JSON.parse(String(line)))

describe('the meter', () => {
  const work = (units: number) => async () => {
    addConsumedUnits(units)
    await nextTurn()
    addConsumedUnits(units)
    return getConsumedUnits()
  }

  it('separates the units of concurrent work', async () => {
    expect(await Promise.all([withUsageMeter(work(1)), withUsageMeter(work(10))])).toEqual([2, 20])
  })

  it('shares the meter of the outermost work', async () => {
    expect(await withUsageMeter(() => withUsageMeter(work(1)))).toBe(2)
  })
})

it.each([
  ['info', 1, 1],
  ['file', 0, 1],
  ['error', 0, 0],
])('at log level %s, the console gets %i and the log file %i of a line', (level, printed, filed) => {
  const before = process.env['LOG_LEVEL']
  process.env['LOG_LEVEL'] = level
  const printing = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const file: string[] = []
  const stop = observeLog((line) => file.push(line))
  log.info('request', { route: 'GET /api/health' })
  stop()
  expect([printing.mock.calls.length, file.length]).toEqual([printed, filed])
  printing.mockRestore()
  process.env['LOG_LEVEL'] = before
})

describe('the log of a reaction', () => {
  it('contains the request ids and no personal data', async () => {
    const info = jest.spyOn(console, 'log').mockImplementation(() => undefined)
    const image = marshall({
      pk: 'ORDER#1',
      type: 'Order',
      id: '4C8N2M7QK1XZ',
      ticketNumber: 41,
      location: 'HENPR',
      requestId: 'request-7',
      customer: { name: 'Dana Whitfield' },
    })
    // The event's attribute type is declared separately from the SDK's.
    const event: DynamoDBStreamEvent = JSON.parse(
      JSON.stringify({ Records: [{ eventID: '1', dynamodb: { NewImage: image, SequenceNumber: '1' } }] }),
    )
    await handleEachChange('push-kitchen-tickets', () => Promise.resolve())(event, { awsRequestId: 'lambda-7' })
    expect(lines(info)).toEqual([
      expect.objectContaining({
        event: 'reaction',
        reaction: 'push-kitchen-tickets',
        records: 1,
        requestIds: ['request-7'],
        orderIds: ['4C8N2M7QK1XZ'],
        tickets: [41],
        locations: ['HENPR'],
        lambdaRequestId: 'lambda-7',
      }),
    ])
    expect(JSON.stringify(info.mock.calls)).not.toContain('Dana')
    info.mockRestore()
  })

  it('names the order, the stack and the request of a failure, and so do the lines on the way', async () => {
    const [warned, failed] = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')]
    for (const spy of [warned, failed]) spy.mockImplementation(() => undefined)
    const image = marshall({ type: 'Order', id: '4C8N2M7QK1XZ', ticketNumber: 41, location: 'HENPR', requestId: 'r-7' })
    const event: DynamoDBStreamEvent = JSON.parse(JSON.stringify({ Records: [{ dynamodb: { NewImage: image } }] }))
    await handleChangeBatch('award-points', async () => {
      log.warning('slow', {})
      throw new Error('killed')
    })(event, { awsRequestId: 'lambda-8' })
    const subject = { orderId: '4C8N2M7QK1XZ', ticket: 41, location: 'HENPR', requestId: 'r-7' }
    const common = { ...subject, reaction: 'award-points', lambdaRequestId: 'lambda-8' }
    expect(lines(warned)).toEqual([expect.objectContaining({ event: 'slow', ...common })])
    expect(lines(failed)).toEqual([
      expect.objectContaining({ ...common, error: expect.objectContaining({ stack: expect.any(String) }) }),
    ])
    for (const spy of [warned, failed]) spy.mockRestore()
  })
})
