import { Match } from 'aws-cdk-lib/assertions'
import { routes } from '#shared/registry/routes'
import { getAddressLimit, globalLimitsPerMinute, tokenBucketLimits } from '#shared/platform/rate-limits'
import { locations } from '#shared/locations/index'
import { streamConsumers } from './functions/stream-consumers'
import {
  findRouteFunction,
  flattenTemplate,
  getGroupTemplate,
  getReferencedId,
  listPolicyStatements,
  synthesizeApp,
} from '#infra/testkit/stacks/stack-templates'
import { routeThrottle, stageThrottle } from './apis'

const template = getGroupTemplate()
const live = locations.map((location) => ({ ...location, mode: 'live' as const }))
const modes = [
  ['test', template],
  ['live', flattenTemplate(synthesizeApp({ locations: live }).group)],
] as const

const [apiStage] = Object.values(
  template.findResources('AWS::ApiGatewayV2::Stage', { Properties: { StageName: '$default' } }),
)

describe.each(modes)('in %s mode', (_, ofMode) => {
  test('every call of the contract has its function', () => {
    const missing = routes.filter(({ route }) => !findRouteFunction(ofMode, `${route.method} ${route.path}`).id)
    expect(missing).toEqual([])
  })

  test('no action is a wildcard, and resource wildcards have a reason', () => {
    const statements = listPolicyStatements(ofMode)
    expect(statements.flatMap(({ actions }) => actions).filter((action) => action.includes('*'))).toEqual([])
    const unbound = statements.filter(({ resource }) => [resource].flat().includes('*'))
    // Neither action supports resources: a condition limits the first, the second only lists names.
    expect(new Set(unbound.flatMap(({ actions }) => actions))).toEqual(
      new Set(['transcribe:StartTranscriptionJob', 'dynamodb:ListStreams']),
    )
  })
})

describe('throttles', () => {
  test.each(routes.map(({ route }) => [`${route.method} ${route.path}`] as const))('%s has its own', (key) => {
    const { rateLimit, burstLimit } = routeThrottle
    expect(apiStage?.Properties.RouteSettings[key]).toEqual({
      ThrottlingRateLimit: rateLimit,
      ThrottlingBurstLimit: burstLimit,
    })
  })

  test('are far above the limit of one address, because all callers share them', () => {
    for (const { address } of Object.values(tokenBucketLimits)) {
      expect(routeThrottle.rateLimit).toBeGreaterThanOrEqual(address.perSecond * 10)
      expect(routeThrottle.burstLimit).toBeGreaterThan(address.burst)
    }
    expect(stageThrottle.rateLimit).toBeGreaterThan(routeThrottle.rateLimit)
  })

  test('allow one address at most half of the total', () => {
    for (const { route } of routes.filter(({ route }) => route.service === 'transcription')) {
      const limit = route.limit ?? 'orders'
      expect(globalLimitsPerMinute[limit]).toBeGreaterThanOrEqual(getAddressLimit(limit) * 2)
    }
  })

  test("the stage's settings depend on the routes that they name", () => {
    const routeIds = Object.keys(template.findResources('AWS::ApiGatewayV2::Route'))
    const named = apiStage?.DependsOn.filter((id: string) => routeIds.includes(id))
    expect(named).toHaveLength(routes.length)
  })
})

test('unknown routes are answered by a function without permissions', () => {
  const { actions } = findRouteFunction(template, 'ANY /{proxy+}')
  expect(actions.filter((action) => !action.startsWith('logs:'))).toEqual([])
})

describe('a failed schedule is stored', () => {
  const queues = template.findResources('AWS::SQS::Queue')
  /** All that call functions; one stores failed reactions in a queue. */
  const rules = Object.values(template.findResources('AWS::Events::Rule')).filter(
    ({ Properties }) => !(getReferencedId(Properties.Targets[0].Arn) in queues),
  )

  test('in one queue for all schedules, because the number of free alarms is limited', () => {
    const scheduled = rules.filter(({ Properties }) => Properties.ScheduleExpression)
    expect(scheduled.map(({ Properties }) => Properties.ScheduleExpression)).toEqual([
      'cron(0 10 * * ? *)',
      'cron(30 8 * * ? *)',
      'cron(45 8 * * ? *)',
      'cron(0 9 * * ? *)',
      'cron(0/30 * * * ? *)',
      'cron(0/1 * * * ? *)',
      'cron(0/10 * * * ? *)',
      'cron(0/1 * * * ? *)',
      'cron(0/1 * * * ? *)',
      'cron(0/10 * * * ? *)',
      'cron(0/30 * * * ? *)',
    ])
    expect(
      new Set(scheduled.map(({ Properties }) => getReferencedId(Properties.Targets[0].DeadLetterConfig.Arn))).size,
    ).toBe(1)
  })

  test('when its function could not be called', () => {
    for (const { Properties } of rules)
      expect(queues).toHaveProperty(getReferencedId(Properties.Targets[0].DeadLetterConfig.Arn))
  })

  test('when its function failed at every try', () => {
    const configs = Object.values(template.findResources('AWS::Lambda::EventInvokeConfig'))
    const functions = template.findResources('AWS::Lambda::Function')
    const aliases = template.findResources('AWS::Lambda::Alias')
    for (const { Properties } of rules) {
      const called = getReferencedId(aliases[getReferencedId(Properties.Targets[0].Arn)]?.Properties.FunctionName)
      const config = configs.find(
        ({ Properties: { FunctionName } }) => getReferencedId(FunctionName) === called,
      )?.Properties
      expect(config).toMatchObject({ MaximumRetryAttempts: 2 })
      expect(JSON.stringify(config?.Qualifier)).toContain(getReferencedId(Properties.Targets[0].Arn))
      const queue = config?.DestinationConfig.OnFailure.Destination
      expect(queues).toHaveProperty(getReferencedId(queue))
      const mayKeep = listPolicyStatements(template, getReferencedId(functions[called]?.Properties.Role)).filter(
        ({ actions }) => actions.includes('sqs:SendMessage'),
      )
      expect(mayKeep.map(({ resource }) => resource)).toEqual([queue])
    }
  })
})

describe('alarms', () => {
  const watched = flattenTemplate(synthesizeApp({ context: { alarmEmail: 'owner@example.com' } }).group)
  const alarms = Object.values(watched.findResources('AWS::CloudWatch::Alarm'))

  test('fire for failures, late reactions, throttled functions and full dead-letter queues', () => {
    const rings = JSON.stringify(alarms)
    for (const metric of ['5xx', 'IntegrationError', 'Throttles']) expect(rings).toContain(`"MetricName":"${metric}"`)
    const on = (name: string) => alarms.filter(({ Properties }) => Properties.MetricName === name)
    expect(on('IteratorAge')).toHaveLength(streamConsumers.length)
    expect(on('ApproximateNumberOfMessagesVisible')).toHaveLength(
      Object.keys(watched.findResources('AWS::SQS::Queue')).length,
    )
  })

  test('notify an owner who has set an address', () => {
    watched.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'owner@example.com' })
    const [topic] = Object.keys(watched.findResources('AWS::SNS::Topic'))
    for (const { Properties } of alarms) expect(Properties.AlarmActions).toEqual([{ Ref: topic }])
  })

  test('only the functions that monitor orders, boards, printers and payments may publish to the topic', () => {
    const [topic = ''] = Object.keys(watched.findResources('AWS::SNS::Topic'))
    const functions = Object.values(watched.findResources('AWS::Lambda::Function'))
    const telling = functions.filter(({ Properties }) =>
      listPolicyStatements(watched, getReferencedId(Properties.Role)).some(({ actions }) =>
        actions.includes('sns:Publish'),
      ),
    )
    expect(telling.map(({ Properties }) => Properties.Description)).toEqual([
      'Hibachi Ember: AlertNoOrders',
      'Hibachi Ember: AlertUnconfirmedOrders',
      'Hibachi Ember: AlertOutages',
      'Hibachi Ember: ReactBooks',
    ])
    for (const { Properties } of telling) {
      expect(getReferencedId(Properties.Environment.Variables.ALARM_TOPIC_ARN)).toBe(topic)
      const [publish, ...more] = listPolicyStatements(watched, getReferencedId(Properties.Role)).filter(({ actions }) =>
        actions.some((action) => action.startsWith('sns:')),
      )
      expect(more).toEqual([])
      expect(publish?.actions).toEqual(['sns:Publish'])
      expect(getReferencedId(publish?.resource)).toBe(topic)
    }
    expect(JSON.stringify(template.findResources('AWS::Lambda::Function'))).not.toContain('ALARM_TOPIC_ARN')
  })

  test('may publish to the topic', () => {
    watched.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    })
  })
})

test('an invalid setting is rejected', () => {
  expect(() => synthesizeApp({ context: { alarmEmail: 'not-an-address' } })).toThrow('alarmEmail')
  expect(() => synthesizeApp({ context: { pointInTimeRecovery: 'perhaps' } })).toThrow('pointInTimeRecovery')
})
