import { Template } from 'aws-cdk-lib/assertions'
import { idlePrices } from './idle-prices'
import { givenApp } from './testing'

const asTemplate = (Type: string, Properties: object = {}) => ({ Resources: { Added: { Type, Properties } } })
const table = (changes: object) => asTemplate('AWS::DynamoDB::Table', { BillingMode: 'PAY_PER_REQUEST', ...changes })

test('nothing in any stack costs while idle', () => {
  const { group, sites } = givenApp()
  expect([group, ...sites].flatMap((stack) => idlePrices(Template.fromStack(stack).toJSON()))).toEqual([])
})

test.each([
  ['a NAT gateway', asTemplate('AWS::EC2::NatGateway')],
  ['a secret', asTemplate('AWS::SecretsManager::Secret')],
  ['a customer-managed key', asTemplate('AWS::KMS::Key')],
  ['a web ACL', asTemplate('AWS::WAFv2::WebACL')],
  ['an alarm', asTemplate('AWS::CloudWatch::Alarm')],
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
  expect(idlePrices(template)).not.toEqual([])
})

test("point-in-time recovery is an owner's switch", () => {
  const { group } = givenApp({ context: { pointInTimeRecovery: 'true' } })
  expect(idlePrices(Template.fromStack(group).toJSON())).toEqual([
    expect.stringContaining('PointInTimeRecoveryEnabled'),
  ])
})
