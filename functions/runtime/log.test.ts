import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { meterUnits, metered, requestInHand, unitsUsed } from './log'
import { react } from './react'

const lines = (spy: jest.SpyInstance) => spy.mock.calls.map(([line]) => JSON.parse(String(line)))

describe('the meter', () => {
  it('keeps the units and the request of simultaneous pieces of work apart', async () => {
    const work = (units: number) => async () => {
      meterUnits(units)
      await new Promise((resolve) => setTimeout(resolve, 5))
      meterUnits(units)
      return { units: unitsUsed(), request: requestInHand() }
    }
    expect(await Promise.all([metered(work(1), 'one'), metered(work(10), 'two')])).toEqual([
      { units: 2, request: 'one' },
      { units: 20, request: 'two' },
    ])
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
