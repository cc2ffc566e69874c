import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { createStreamHandler } from './consume-stream'
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

test('a failing reaction gets its records again and does not block the others', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reaction = jest.fn().mockResolvedValue({ batchItemFailures: [{ itemIdentifier: '2' }] })
  const handler = createStreamHandler([
    { reaction: orders, handler: () => Promise.reject(new Error('broken')) },
    { reaction: orders, handler: reaction },
  ])

  const batch = { Records: [change('1'), change('2')] }
  const { batchItemFailures } = await handler(batch, { awsRequestId: 'lambda-1' })
  expect(reaction).toHaveBeenCalledTimes(1)
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['1', '2', '2'])
  expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toMatchObject({
    reaction: 'award-points',
    lambdaRequestId: 'lambda-1',
    error: { message: 'broken', stack: expect.stringContaining('consume-stream.test') },
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
