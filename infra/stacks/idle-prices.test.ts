import { Template } from 'aws-cdk-lib/assertions'
import { locations } from '#shared/locations/index'
import { findIdleCosts, countWatchedMetrics } from '#infra/testkit/idle-prices'
import { synthesizeApp } from '#infra/testkit/stacks'
import { flattenTemplate } from '#infra/testkit/whole-template'

const asTemplate = (Type: string, Properties: object = {}) => ({ Resources: { Added: { Type, Properties } } })
const table = (changes: object) => asTemplate('AWS::DynamoDB::Table', { BillingMode: 'PAY_PER_REQUEST', ...changes })

const alarms = (count: number) => ({
  Resources: Object.fromEntries(Array.from({ length: count }, (_, id) => [id, { Type: 'AWS::CloudWatch::Alarm' }])),
})
const sumOf = (count: number) => {
  const watched = Array.from({ length: count }, () => ({ MetricStat: {} }))
  return asTemplate('AWS::CloudWatch::Alarm', { Metrics: [{ Expression: 'SUM(METRICS())' }, ...watched] })
}

test('nothing in any stack costs while idle', () => {
  const { group, sites } = synthesizeApp()
  const templates = [flattenTemplate(group), ...sites.map((site) => Template.fromStack(site))]
  expect(templates.flatMap((template) => findIdleCosts(template.toJSON()))).toEqual([])
})

test.each([
  ['a NAT gateway', asTemplate('AWS::EC2::NatGateway')],
  ['a secret', asTemplate('AWS::SecretsManager::Secret')],
  ['a customer-managed key', asTemplate('AWS::KMS::Key')],
  ['a web ACL', asTemplate('AWS::WAFv2::WebACL')],
  ['an eleventh alarm', alarms(11)],
  ['a sum of eleven', sumOf(11)],
  ['an alarm on alarms', asTemplate('AWS::CloudWatch::CompositeAlarm')],
  ['a hosted zone', asTemplate('AWS::Route53::HostedZone')],
  ['a type nobody has weighed', asTemplate('AWS::New::Thing')],
  ['provisioned capacity', table({ BillingMode: 'PROVISIONED', ProvisionedThroughput: { ReadCapacityUnits: 5 } })],
  ['a table without a billing mode', asTemplate('AWS::DynamoDB::Table')],
  ['point-in-time recovery', table({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } })],
  ['a table with a key of its own', table({ SSESpecification: { SSEEnabled: true } })],
  ['provisioned concurrency', asTemplate('AWS::Lambda::Version', { ProvisionedConcurrencyConfig: {} })],
  ['a web ACL on the CDN', asTemplate('AWS::CloudFront::Distribution', { DistributionConfig: { WebACLId: 'arn' } })],
  ['a log without an end', asTemplate('AWS::Logs::LogGroup')],
  ['a queue with a key of its own', asTemplate('AWS::SQS::Queue', { KmsMasterKeyId: 'arn' })],
])('%s would be noticed', (_, template) => {
  expect(findIdleCosts(template)).not.toEqual([])
})

describe('point-in-time recovery', () => {
  const [first, ...others] = locations
  const oneLive = [{ ...first, mode: 'live' as const }, ...others]
  const itsPrice = [expect.stringMatching(/PointInTimeRecoveryEnabled: \$0\.20 a GB and month$/)]

  test.each([
    ["is an owner's switch while no location is live", { context: { pointInTimeRecovery: 'true' } }],
    ['is on where a location is live', { locations: oneLive }],
    ['stays on there, whatever is set', { locations: oneLive, context: { pointInTimeRecovery: 'false' } }],
  ])('%s, at its price and no other', (_, app) => {
    const { group, sites } = synthesizeApp(app)
    const templates = [flattenTemplate(group), ...sites.map((site) => Template.fromStack(site))]
    expect(templates.flatMap((template) => findIdleCosts(template.toJSON()))).toEqual(itsPrice)
  })
})

test('ten alarms, or a sum of ten, are free, and ours are no more even where a person is told', () => {
  expect([...findIdleCosts(alarms(10)), ...findIdleCosts(sumOf(10))]).toEqual([])
  const { group } = synthesizeApp({ context: { alarmEmail: 'owner@example.com' } })
  expect(countWatchedMetrics(flattenTemplate(group).toJSON())).toBeLessThanOrEqual(10)
})
