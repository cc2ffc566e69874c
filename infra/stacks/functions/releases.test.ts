import { Template } from 'aws-cdk-lib/assertions'
import type { Stack } from 'aws-cdk-lib'
import { streamConsumers } from './stream-consumers'
import { flattenTemplate, getReferencedId, synthesizeApp } from '#infra/testkit/stacks/stack-templates'
import { functionUnits, originKeyUnit, seedUnit } from './function-units'
import { CRASH_PATTERN, DAMAGED_RECORD_PATTERN, UNEXPECTED_ERROR_PATTERN } from '../alarms'

const { group } = synthesizeApp()
const template = flattenTemplate(group)
const aliases = Object.entries(template.findResources('AWS::Lambda::Alias'))

test('every handler is called through an alias of a published version', () => {
  const onlyAtDeployment: readonly string[] = [seedUnit.id, originKeyUnit.id]
  expect(aliases).toHaveLength(functionUnits.filter(({ id }) => !onlyAtDeployment.includes(id)).length)
  const aliasIds = aliases.map(([id]) => id)
  const invoked = [
    ...Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).map(
      ({ Properties }) => Properties.FunctionName,
    ),
    ...Object.values(template.findResources('AWS::Events::Rule')).map(({ Properties }) => Properties.Targets[0].Arn),
  ]
  const isAlias = (target: unknown) => aliasIds.some((id) => JSON.stringify(target).includes(`{"Ref":"${id}"}`))
  const queues = template.findResources('AWS::SQS::Queue')
  expect(invoked.filter((target) => !isAlias(target) && !(getReferencedId(target) in queues))).toEqual([])
  expect(invoked.length).toBeGreaterThan(streamConsumers.length)
})

const canaries = aliases.filter(([, { UpdatePolicy }]) => UpdatePolicy?.CodeDeployLambdaAliasUpdate)

test('only placing an order, reading the menu and the stream readers are released gradually', () => {
  const units = functionUnits.filter(({ isCanary }) => isCanary).map(({ id }) => id)
  expect(units).toEqual(['MenuListMenuItems', 'OrdersPlaceOrder', 'ReactKitchen', 'ReactBooks'])
  expect(canaries).toHaveLength(units.length)
  template.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', units.length)
})

test('a new version gets a tenth of the calls for five minutes, and is rolled back by an alarm', () => {
  const alarms = template.findResources('AWS::CloudWatch::Alarm')
  for (const [, { UpdatePolicy }] of canaries) {
    const groupId = getReferencedId(UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName)
    const { Properties } = template.findResources('AWS::CodeDeploy::DeploymentGroup')[groupId] ?? {}
    expect(Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AutoRollbackConfiguration: { Enabled: true, Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
      AlarmConfiguration: { Enabled: true },
    })
    const names: unknown[] = Properties.AlarmConfiguration.Alarms.map(({ Name }: { Name: unknown }) => Name)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(alarms).toHaveProperty(getReferencedId(name))
  }
})

test('expected answers with a server error never roll a release back, unexpected errors of any call do', () => {
  const filters = Object.values(template.findResources('AWS::Logs::MetricFilter')).map(({ Properties }) => Properties)
  const logs = new Set(filters.map(({ LogGroupName }) => getReferencedId(LogGroupName)))
  expect(logs.size).toBe(new Set(functionUnits.map(({ area }) => area)).size)
  const patterns = new Set(filters.map(({ FilterPattern }) => FilterPattern))
  expect(patterns).toEqual(new Set([UNEXPECTED_ERROR_PATTERN, CRASH_PATTERN, DAMAGED_RECORD_PATTERN]))
  expect(UNEXPECTED_ERROR_PATTERN).not.toMatch(/unavailable|timed-out/)
  const counted = Object.values(template.findResources('AWS::CloudWatch::Alarm')).filter(
    ({ Properties }) => Properties.MetricName === filters[0]?.MetricTransformations[0].MetricName,
  )
  expect(counted).toHaveLength(1)
  expect(JSON.stringify(template.findResources('AWS::CodeDeploy::DeploymentGroup'))).not.toContain('5xx')
})

test('a stream reader is also rolled back when it falls behind', () => {
  const behind = Object.entries(template.findResources('AWS::CloudWatch::Alarm')).filter(
    ([, { Properties }]) => Properties.MetricName === 'IteratorAge',
  )
  const groups = JSON.stringify(template.findResources('AWS::CodeDeploy::DeploymentGroup'))
  expect(behind).toHaveLength(streamConsumers.length)
  for (const [id] of behind) expect(groups).toContain(`{"Name":{"Ref":"${id}"}}`)
})

test('an owner can release a repair to all callers at once, despite an alarm', () => {
  const atOnce = flattenTemplate(synthesizeApp({ context: { canary: 'false' } }).group)
  atOnce.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0)
  atOnce.resourceCountIs('AWS::Lambda::Alias', aliases.length)
})

describe('there is room for a hundred more calls', () => {
  const LIMIT = 500
  const MORE = 100
  /** Function, version, alias, permission, integration, route. */
  const RESOURCES_PER_CALL = 6
  const count = (stack: Stack) => Object.keys(Template.fromStack(stack).toJSON().Resources).length
  const sizes = group.areas.map((area) => [area.node.id, count(area)] as const)

  test('a call needs six resources, and its role and policy two more', () => {
    const { locations } = Object.fromEntries(sizes)
    const [calls, roles] = [9, 2]
    expect(locations).toBe(calls * RESOURCES_PER_CALL + roles * 2)
  })

  test.each(sizes)('%s has room for half of them', (_, size) => {
    expect(size + (RESOURCES_PER_CALL * MORE) / 2).toBeLessThanOrEqual(LIMIT)
  })

  test('the outer stack has room for fifty more areas', () => {
    const stackLogAndFilters = 4
    const areas = MORE / 2
    expect(count(group) + stackLogAndFilters * areas).toBeLessThanOrEqual(LIMIT)
  })
})
