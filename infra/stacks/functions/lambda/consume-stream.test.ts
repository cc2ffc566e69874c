import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { handleEachChange } from '#functions/platform/event-handlers'
import { createStreamHandler, type RecordSetAside } from './consume-stream'
import { defaultProvider } from './environment-credentials'

const change = (
  SequenceNumber: string,
  type = 'Order',
  eventName: DynamoDBRecord['eventName'] = 'MODIFY',
): DynamoDBRecord => {
  const image = { type: { S: type } }
  return {
    eventName,
    dynamodb: { SequenceNumber, ...(eventName === 'REMOVE' ? { OldImage: image } : { NewImage: image }) },
  }
}

const orders = { name: 'award-points', on: ['MODIFY'], entities: ['Order'] } as const

const numbersOf = ({ Records }: DynamoDBStreamEvent) => Records.map(({ dynamodb }) => dynamodb?.SequenceNumber)

test('each reaction gets the records that it declares, in order', async () => {
  const reaction = jest.fn().mockResolvedValue({ batchItemFailures: [] })
  const removed = jest.fn().mockResolvedValue({ batchItemFailures: [] })
  const handler = createStreamHandler([
    { reaction: orders, handler: reaction },
    { reaction: { name: 'apply-stock-changes', on: ['REMOVE'], entities: ['Stock'] }, handler: removed },
  ])
  const Records = [change('1'), change('2', 'Stock', 'REMOVE'), change('3', 'Order', 'INSERT'), change('4')]

  expect(await handler({ Records })).toEqual({ batchItemFailures: [] })
  expect(reaction.mock.calls.map(([event]) => numbersOf(event))).toEqual([['1', '4']])
  expect(removed.mock.calls.map(([event]) => numbersOf(event))).toEqual([['2']])
})

test('a reaction without matching records is not called', async () => {
  const reaction = jest.fn()
  await createStreamHandler([{ reaction: orders, handler: reaction }])({ Records: [change('1', 'Stock')] })
  expect(reaction).not.toHaveBeenCalled()
})

describe('a reaction that fails', () => {
  const context = { awsRequestId: 'lambda-1', invokedFunctionArn: 'reader' }
  const away = Object.assign(new Error('connect ECONNREFUSED'), { $metadata: { attempts: 5 } })
  let errors: jest.SpyInstance
  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  /** A reader with a reaction that fails at some records, and a healthy one. */
  function readerThat(fails: (sequence: string, tries: number) => Error | undefined) {
    const tries = new Map<string, number>()
    const processed: string[] = []
    const healthy: string[][] = []
    const sent: { functionArn: string; payload: RecordSetAside }[] = []
    const waits: number[] = []
    const invoke = jest.fn(
      async (functionArn: string, payload: RecordSetAside) => void sent.push({ functionArn, payload }),
    )
    const failing = handleEachChange('award-points', async ({ id }) => {
      tries.set(id, (tries.get(id) ?? 0) + 1)
      const error = fails(id, tries.get(id) ?? 0)
      if (error) throw error
      processed.push(id)
    })
    const reader = createStreamHandler(
      [
        { reaction: orders, handler: failing },
        {
          reaction: { ...orders, name: 'queue-print-jobs' },
          handler: async (event) => {
            healthy.push(numbersOf(event).map(String))
            return { batchItemFailures: [] }
          },
        },
      ],
      { invoke, wait: async (ms) => void waits.push(ms) },
    )
    const read = (...sequences: string[]) =>
      reader({ Records: sequences.map((sequence) => ({ ...change(sequence), eventID: sequence })) }, context)
    return { reader, read, tries, processed, healthy, sent, waits, invoke }
  }

  test('at one record finally delays neither another record nor another reaction: it is set aside', async () => {
    const { read, tries, processed, healthy, sent } = readerThat((id) => (id === '2' ? new Error('poison') : undefined))
    expect(await read('1', '2', '3')).toEqual({ batchItemFailures: [] })
    expect(processed).toEqual(['1', '3'])
    expect(healthy).toEqual([['1', '2', '3']])
    expect(tries.get('2')).toBe(3)
    expect(sent).toMatchObject([
      { functionArn: 'reader', payload: { reaction: 'award-points', record: { dynamodb: { SequenceNumber: '2' } } } },
    ])
    expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toMatchObject({
      reaction: 'award-points',
      lambdaRequestId: 'lambda-1',
      error: { message: 'poison', stack: expect.stringContaining('consume-stream.test') },
    })
  })

  test('soon works again is repeated in its place, in order', async () => {
    const { read, processed, sent, waits } = readerThat((id, tries) =>
      id === '2' && tries < 3 ? new Error('x') : undefined,
    )
    expect(await read('1', '2', '3')).toEqual({ batchItemFailures: [] })
    expect(processed).toEqual(['1', '2', '3'])
    expect([sent, waits]).toEqual([[], [100, 300]])
  })

  test('at every record makes its batch wait once', async () => {
    const { read, sent, waits } = readerThat(() => new Error('poison'))
    await read('1', '2', '3', '4')
    expect(sent.map(({ payload }) => payload.record.dynamodb?.SequenceNumber)).toEqual(['1', '2', '3', '4'])
    expect(waits).toEqual([100, 300])
  })

  test('because the table is unavailable lets the stream wait, and nothing is set aside', async () => {
    const { read, sent } = readerThat((id) => (id === '1' ? undefined : away))
    expect(await read('1', '2', '3')).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }, { itemIdentifier: '3' }] })
    expect(sent).toEqual([])
  })

  test('at a record that Lambda does not accept reports it to the stream', async () => {
    const { read, invoke } = readerThat((id) => (id === '2' ? new Error('poison') : undefined))
    invoke.mockRejectedValue(new Error('Lambda answered 413'))
    expect(await read('1', '2')).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] })
  })

  test('repeats a record that was set aside alone, and throws so that Lambda repeats it again', async () => {
    const { read, reader, sent, processed, healthy } = readerThat((id, tries) =>
      id === '2' && tries < 5 ? new Error('poison') : undefined,
    )
    await read('2')
    const [aside] = sent
    if (!aside) throw new Error('Nothing was set aside')
    await expect(reader(aside.payload, context)).rejects.toThrow('poison')
    await reader(aside.payload, context)
    expect([processed, healthy]).toEqual([['2'], [['2']]])
    await expect(reader({ ...aside.payload, reaction: 'gone' }, context)).rejects.toThrow('no reaction gone')
  })
})

const given = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' }

test('credentials come from the environment', async () => {
  jest.replaceProperty(process, 'env', given)
  expect(await defaultProvider()()).toEqual({ accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' })
})

test('an error names the missing environment variable', () => {
  jest.replaceProperty(process, 'env', {})
  expect(() => defaultProvider()()).toThrow('The environment lacks AWS_ACCESS_KEY_ID')
})
