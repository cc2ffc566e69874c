import { Template } from 'aws-cdk-lib/assertions'
import type { Stack } from 'aws-cdk-lib'
import { streamConsumers } from './stream-consumers'
import { flattenTemplate, getReferencedId, synthesizeApp } from '#infra/testkit/stacks/stack-templates'
import { functionUnits, originKeyUnit, seedUnit } from './function-units'

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
  const past = invoked.filter((target) => !aliasIds.some((id) => JSON.stringify(target).includes(`{"Ref":"${id}"}`)))
  expect(past).toEqual([])
  expect(invoked.length).toBeGreaterThan(streamConsumers.length)
})

test('a new version gets a tenth of the calls for five minutes, and is rolled back by an alarm', () => {
  const alarms = template.findResources('AWS::CloudWatch::Alarm')
  for (const [, { UpdatePolicy }] of aliases) {
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
  /** Function, version, alias, deployment group, permission, integration, route. */
  const RESOURCES_PER_CALL = 7
  const count = (stack: Stack) => Object.keys(Template.fromStack(stack).toJSON().Resources).length
  const sizes = group.areas.map((area) => [area.node.id, count(area)] as const)

  test('a call needs seven resources, and its role and policy two more', () => {
    const { locations } = Object.fromEntries(sizes)
    const [calls, roles, originKey] = [3, 2, 1]
    expect(locations).toBe(calls * RESOURCES_PER_CALL + roles * 2 + originKey)
  })

  test.each(sizes)('%s has room for half of them', (_, size) => {
    expect(size + (RESOURCES_PER_CALL * MORE) / 2).toBeLessThanOrEqual(LIMIT)
  })

  test('the outer stack has room for an area for each', () => {
    const stackAndLog = 2
    expect(count(group) + stackAndLog * MORE).toBeLessThanOrEqual(LIMIT)
  })
})
