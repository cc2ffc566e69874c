import {
  CloudWatchLogsClient,
  DescribeLogGroupsCommand,
  GetQueryResultsCommand,
  StartQueryCommand,
} from '@aws-sdk/client-cloudwatch-logs'
import { mockClient } from 'aws-sdk-client-mock'
import { openCloudLog } from './cloud-log'

const service = mockClient(CloudWatchLogsClient)
const prefix = '/hibachi-ember/HibachiEmber-Group/'
const log = openCloudLog({ prefix, client: new CloudWatchLogsClient({ region: 'us-east-1' }), pollMs: 0 })
const range = { from: Date.UTC(2026, 2, 13, 22), to: Date.UTC(2026, 2, 13, 23) }

const row = (timestamp: string, message: string) => [
  { field: '@timestamp', value: timestamp },
  { field: '@message', value: message },
]

beforeEach(() => {
  service.reset()
  const groups = ['orders', 'access'].map((area) => ({ logGroupName: prefix + area }))
  service.on(DescribeLogGroupsCommand, { logGroupNamePrefix: prefix }).resolves({ logGroups: groups })
  service.on(StartQueryCommand).resolves({ queryId: 'q-1' })
})

test('waits for the result of a query over all groups, and reads our lines and those of Lambda', async () => {
  service
    .on(GetQueryResultsCommand)
    .resolvesOnce({ status: 'Running' })
    .resolves({
      status: 'Complete',
      results: [
        row('2026-03-13 22:05:01.123', '{"event":"request","orderId":"4C8N2M7QK1XZ","requestId":"r-1"}'),
        row('2026-03-13 22:05:00.000', '2026-03-13T22:05:00Z lambda-1 Task timed out after 10.00 seconds\n'),
      ],
    })
  const lines = await log.find({ ...range, texts: ['4C8N2M7QK1XZ', 'JKJ/aXm=.'] })
  expect(lines).toEqual([
    expect.objectContaining({ event: 'lambda', text: expect.stringContaining('Task timed out') }),
    expect.objectContaining({ at: '2026-03-13T22:05:01.123Z', event: 'request', requestId: 'r-1' }),
  ])
  expect(service.commandCalls(StartQueryCommand)[0]?.args[0].input).toMatchObject({
    logGroupNames: [`${prefix}orders`, `${prefix}access`],
    startTime: range.from / 1000,
    queryString: expect.stringContaining(String.raw`filter @message like /4C8N2M7QK1XZ|JKJ\/aXm\=\./`),
  })
})

test('finds failed calls in the access log only', async () => {
  const message = '{"requestId":"r-2","status":"503","integrationRequestId":"lambda-2"}'
  service.on(GetQueryResultsCommand).resolves({ status: 'Complete', results: [row('2026-03-13 22:05:01', message)] })
  expect(await log.findFailedCalls(range)).toMatchObject([{ event: 'access', integrationRequestId: 'lambda-2' }])
  expect(service.commandCalls(StartQueryCommand)[0]?.args[0].input.logGroupNames).toEqual([`${prefix}access`])
})

test('says when a query fails, and when the region has no logs', async () => {
  service.on(GetQueryResultsCommand).resolves({ status: 'Failed' })
  await expect(log.find({ ...range, texts: ['x'] })).rejects.toThrow('ended as Failed')
  service.on(DescribeLogGroupsCommand).resolves({ logGroups: [] })
  await expect(log.find({ ...range, texts: ['x'] })).rejects.toThrow('is the region right?')
})
