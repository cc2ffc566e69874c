import { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import { getEnvironmentNames as namesOfEnvironment } from './names'
import { flattenTemplate, synthesizeApp } from '#infra/testkit/stacks/stack-templates'
import { countWatchedMetrics, findIdleCosts } from '#infra/testkit/stacks/idle-prices'

const switchedOn = { alarmEmail: 'owner@example.com', dashboards: 'true' }
const live = locations.map((location) => ({ ...location, mode: 'live' as const }))

/** The app of an environment, with every setting that has a price or a name. */
const appOf = (environment: string) => synthesizeApp({ locations: live, context: { ...switchedOn, environment } })

/** The stacks of an environment by name. */
function stacksOf(environment: string) {
  const { group, sites } = appOf(environment)
  const templates = [flattenTemplate(group), ...sites.map((site) => Template.fromStack(site))]
  return [group, ...sites].map(({ stackName }, index) => [stackName, templates[index]?.toJSON() ?? {}] as const)
}

/** Names inside another named resource, such as list items, and names that AWS defines. */
const inner = new Set([
  'AliasName',
  'AttributeName',
  'DeploymentConfigName',
  'StageName',
  'GroupName',
  'MetricName',
  'PolicyName',
])

const Resources = z.record(z.string(), z.object({ Type: z.string(), Properties: z._default(z.unknown(), {}) }))

const refersToResource = (value: unknown, ids: ReadonlySet<string>) =>
  [...JSON.stringify(value).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"([^"]+)"/g)].some(([, id = '']) => ids.has(id))

function namesWithin(value: unknown, ids: ReadonlySet<string>): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    if (!/Name$/.test(key) || inner.has(key)) return namesWithin(each, ids)
    return refersToResource(each, ids) ? [] : [`${key} ${JSON.stringify(each)}`]
  })
}

/** Names that are unique in the account: resources and exports. */
function namesIn([, template]: readonly [string, Record<string, unknown>]): string[] {
  const resources = Resources.parse(template['Resources'])
  const ids = new Set(Object.keys(resources))
  const named = Object.values(resources).flatMap(({ Type, Properties }) =>
    Type === 'AWS::Lambda::Alias' ? [] : namesWithin(Properties, ids).map((name) => `${Type} ${name}`),
  )
  const Outputs = z.record(z.string(), z.object({ Export: z.optional(z.object({ Name: z.string() })) }))
  const exported = Object.values(Outputs.parse(template['Outputs'] ?? {})).flatMap(({ Export }) => Export?.Name ?? [])
  return [...named, ...exported]
}

const production = stacksOf('')
const staging = stacksOf('staging')

test('two environments of one account share no name', () => {
  const taken = new Set([...production.map(([name]) => name), ...production.flatMap(namesIn)])
  const wanted = [...staging.map(([name]) => name), ...staging.flatMap(namesIn)]
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.filter((name) => taken.has(name))).toEqual([])
})

test.each([
  ['production', 'staging'],
  ['production', 'comment'],
  ['stage', 'staging'],
])('no recording of %s has the prefix of %s, whose functions its jobs would call', (one, other) => {
  const [first, second] = [one, other].map((name) => namesOfEnvironment(name === 'production' ? '' : name).recordings)
  expect(first?.startsWith(String(second)) || second?.startsWith(String(first))).toBe(false)
})

test('production has the plain names, named or not', () => {
  const [group, ...sites] = production.map(([name]) => name)
  expect(group).toBe('HibachiEmber-Group')
  expect(sites).toEqual(locations.map(({ code }) => `HibachiEmber-${code}`))
  const named = appOf('production')
  expect([named.group, ...named.sites].map(({ stackName }) => stackName)).toEqual([group, ...sites])
  expect(staging.map(([name]) => name)).toContain('HibachiEmber-staging-Group')
})

test('the command line uses the names of the stacks', () => {
  const { group, sites } = synthesizeApp({ context: { environment: 'staging' } })
  for (const { node, stackName } of [group, ...sites]) expect(node.id).toBe(stackName)
})

test("one environment's costs are not counted as the other's", () => {
  const costs = staging.map(([, template]) => JSON.stringify(template).match(/user:location\$[\w-]+/)?.[0])
  expect(costs).toEqual(['group', ...locations.map(({ code }) => code)].map((name) => `user:location$staging-${name}`))
})

test.each(['Staging', 'a b', '2nd', 'much-too-long-a-name'])('%s is no valid name of an environment', (environment) => {
  expect(() => synthesizeApp({ context: { environment } })).toThrow('environment')
})

const asTemplate = (Type: string, Properties: object = {}) => ({ Resources: { Added: { Type, Properties } } })
const table = (changes: object) => asTemplate('AWS::DynamoDB::Table', { BillingMode: 'PAY_PER_REQUEST', ...changes })

const alarms = (count: number) => ({
  Resources: Object.fromEntries(Array.from({ length: count }, (_, id) => [id, { Type: 'AWS::CloudWatch::Alarm' }])),
})
const sumOf = (count: number) => {
  const watched = Array.from({ length: count }, () => ({ MetricStat: {} }))
  return asTemplate('AWS::CloudWatch::Alarm', { Metrics: [{ Expression: 'SUM(METRICS())' }, ...watched] })
}

test('no stack has a fixed price', () => {
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
  ['a type without a known price', asTemplate('AWS::New::Thing')],
  ['provisioned capacity', table({ BillingMode: 'PROVISIONED', ProvisionedThroughput: { ReadCapacityUnits: 5 } })],
  ['a table without a billing mode', asTemplate('AWS::DynamoDB::Table')],
  ['point-in-time recovery', table({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } })],
  ['a table with a key of its own', table({ SSESpecification: { SSEEnabled: true } })],
  ['provisioned concurrency', asTemplate('AWS::Lambda::Version', { ProvisionedConcurrencyConfig: {} })],
  ['a web ACL on the CDN', asTemplate('AWS::CloudFront::Distribution', { DistributionConfig: { WebACLId: 'arn' } })],
  ['a log without an end', asTemplate('AWS::Logs::LogGroup')],
  ['a queue with a key of its own', asTemplate('AWS::SQS::Queue', { KmsMasterKeyId: 'arn' })],
])('%s would be detected', (_, template) => {
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
  ])('%s, at its price only', (_, app) => {
    const { group, sites } = synthesizeApp(app)
    const templates = [flattenTemplate(group), ...sites.map((site) => Template.fromStack(site))]
    expect(templates.flatMap((template) => findIdleCosts(template.toJSON()))).toEqual(itsPrice)
  })
})

test('there are at most ten alarms, which are free, even with a recipient', () => {
  expect([...findIdleCosts(alarms(10)), ...findIdleCosts(sumOf(10))]).toEqual([])
  const [[, group] = []] = production
  expect(countWatchedMetrics(group ?? {})).toBeLessThanOrEqual(10)
})
