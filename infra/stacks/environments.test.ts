import { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import { getEnvironmentNames as namesOfEnvironment } from './names'
import { synthesizeApp } from '#infra/testkit/stacks'
import { flattenTemplate } from '#infra/testkit/whole-template'

const switchedOn = { alarmEmail: 'owner@example.com', dashboards: 'true' }
const live = locations.map((location) => ({ ...location, mode: 'live' as const }))

/** The stacks of an environment by name, everything that has a price or a name switched on. */
function stacksOf(environment: string) {
  const { group, sites } = synthesizeApp({ locations: live, context: { ...switchedOn, environment } })
  const templates = [flattenTemplate(group), ...sites.map((site) => Template.fromStack(site))]
  return [group, ...sites].map(({ stackName }, index) => [stackName, templates[index]?.toJSON() ?? {}] as const)
}

/**
 * Names of what lies inside something that has a name of its own, as what is in a list does, or
 * that all know.
 */
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

/** What is called by a name that the account knows: resources and exports. */
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
])("no recording of %s begins as those of %s do, which call the other's functions", (one, other) => {
  const [first, second] = [one, other].map((name) => namesOfEnvironment(name === 'production' ? '' : name).recordings)
  expect(first?.startsWith(String(second)) || second?.startsWith(String(first))).toBe(false)
})

test('production has the plain names, whether it is named or not', () => {
  const [group, ...sites] = production.map(([name]) => name)
  expect(group).toBe('HibachiEmber-Group')
  expect(sites).toEqual(locations.map(({ code }) => `HibachiEmber-${code}`))
  expect(stacksOf('production').map(([name]) => name)).toEqual([group, ...sites])
  expect(staging.map(([name]) => name)).toContain('HibachiEmber-staging-Group')
})

test('the command line knows the stacks by their names', () => {
  const { group, sites } = synthesizeApp({ context: { environment: 'staging' } })
  for (const { node, stackName } of [group, ...sites]) expect(node.id).toBe(stackName)
})

test("one environment's costs are not counted as the other's", () => {
  const costs = staging.map(([, template]) => JSON.stringify(template).match(/user:location\$[\w-]+/)?.[0])
  expect(costs.filter(Boolean)).toEqual(locations.map(({ code }) => `user:location$staging-${code}`))
})

test.each(['Staging', 'a b', '2nd', 'much-too-long-a-name'])('%s is no name of an environment', (environment) => {
  expect(() => synthesizeApp({ context: { environment } })).toThrow('environment')
})
