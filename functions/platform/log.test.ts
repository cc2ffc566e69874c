import { setImmediate as nextTurn } from 'node:timers/promises'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { withUsageMeter, withLoggedUsage, addConsumedUnits, getConsumedUnits } from './log'
import { handleEachChange } from './event-handlers'

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

  it.each([
    ['info', 2],
    ['error', 0],
  ])('at log level %s, counts %i units, and always counts with an explicit meter', async (level, units) => {
    const before = process.env['LOG_LEVEL']
    process.env['LOG_LEVEL'] = level
    expect(await withLoggedUsage(work(1))).toBe(units)
    expect(await withUsageMeter(() => withLoggedUsage(work(1)))).toBe(2)
    process.env['LOG_LEVEL'] = before
  })
})

describe('the log of a reaction', () => {
  it('contains the request ids and no personal data', async () => {
    const info = jest.spyOn(console, 'log').mockImplementation(() => undefined)
    const image = marshall({
      pk: 'ORDER#1',
      type: 'Order',
      requestId: 'request-7',
      customer: { name: 'Dana Whitfield' },
    })
    // The event's attribute type is declared separately from the SDK's.
    const event: DynamoDBStreamEvent = JSON.parse(
      JSON.stringify({ Records: [{ eventID: '1', dynamodb: { NewImage: image, SequenceNumber: '1' } }] }),
    )
    await handleEachChange('push-kitchen-tickets', () => Promise.resolve())(event)
    expect(lines(info)).toEqual([expect.objectContaining({ event: 'reaction', records: 1, requestIds: ['request-7'] })])
    expect(JSON.stringify(info.mock.calls)).not.toContain('Dana')
    info.mockRestore()
  })
})
