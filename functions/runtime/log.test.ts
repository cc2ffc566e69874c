import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { metered, meteredForLog, meterUnits, unitsUsed } from './log'
import { react } from './react'

const lines = (spy: jest.SpyInstance) => spy.mock.calls.map(([line]) => JSON.parse(String(line)))

describe('the meter', () => {
  const work = (units: number) => async () => {
    meterUnits(units)
    await new Promise((resolve) => setTimeout(resolve, 5))
    meterUnits(units)
    return unitsUsed()
  }

  it('keeps the units of simultaneous pieces of work apart', async () => {
    expect(await Promise.all([metered(work(1)), metered(work(10))])).toEqual([2, 20])
  })

  it.each([
    ['info', 2],
    ['error', 0],
  ])('counts for a log of level %s %i units, and for whoever asks in any case', async (level, units) => {
    const before = process.env['LOG_LEVEL']
    process.env['LOG_LEVEL'] = level
    expect(await meteredForLog(work(1))).toBe(units)
    expect(await metered(() => meteredForLog(work(1)))).toBe(2)
    process.env['LOG_LEVEL'] = before
  })
})

describe('the log of a reaction', () => {
  it('names the requests that it follows, and nothing of whom they are about', async () => {
    const info = jest.spyOn(console, 'log').mockImplementation(() => undefined)
    const image = marshall({
      pk: 'ORDER#1',
      type: 'Order',
      requestId: 'request-7',
      customer: { name: 'Dana Whitfield' },
    })
    // The event's own types say the same as the client's, in other words.
    const event: DynamoDBStreamEvent = JSON.parse(
      JSON.stringify({ Records: [{ eventID: '1', dynamodb: { NewImage: image, SequenceNumber: '1' } }] }),
    )
    await react('tell-kitchen', () => Promise.resolve())(event)
    expect(lines(info)).toEqual([expect.objectContaining({ event: 'reaction', records: 1, requestIds: ['request-7'] })])
    expect(JSON.stringify(info.mock.calls)).not.toContain('Dana')
    info.mockRestore()
  })
})
