import { Template } from 'aws-cdk-lib/assertions'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { locations } from '#shared/locations/index'
import { flattenTemplate, synthesizeApp } from '#infra/testkit/stacks/stack-templates'
import { buildApp } from './build-app'
import { functionUnits } from './functions/function-units'

const live = locations.map((location) => ({ ...location, mode: 'live' as const }))
const ownDomain = locations[0].domain.replace('.example', '.com')
const zone = { id: 'Z0123456789ABC', name: 'hibachiember.example' }

const { group, sites } = synthesizeApp({
  locations: live,
  context: {
    alarmEmail: 'owner@example.com',
    tracing: 'true',
    reservedConcurrency: '{"placing":20,"readers":8}',
    hostedZones: { HENPR: { ...zone, name: ownDomain } },
    mailDomain: JSON.stringify({ domain: 'hibachiember.example', zone }),
  },
})
const template = flattenTemplate(group)
const functions = Object.entries(template.findResources('AWS::Lambda::Function'))
const nameOf = (properties: { Description?: unknown }) => String(properties.Description).split(': ')[1] ?? ''

test('a live location with a placeholder as its domain or e-mail address can not be synthesized', () => {
  const build = (changes: Partial<(typeof live)[number]>) =>
    buildApp({
      locations: live.map((location) => ({ ...location, domain: 'ember.com', email: 'hello@ember.com', ...changes })),
      codeOf: () => Code.fromInline('0'),
      version: '1.2.3',
      root: '',
      context: { alarmEmail: 'owner@ember.com' },
    })
  expect(() => build({ domain: 'ember.example' })).toThrow('HENPR: ember.example')
  expect(() => build({ email: 'hello@ember.example' })).toThrow('HENPR: hello@ember.example')
})

test('a live location without a recipient of alarms can not be synthesized', () => {
  expect(() => synthesizeApp({ locations: live, context: { alarmEmail: '' } })).toThrow(
    'HENPR, HEHC, HENOK is live, but no address receives its alarms: set alarmEmail',
  )
})

test('every kind of failure has an alarm that reaches the owner', () => {
  const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties)
  const [topic] = Object.keys(template.findResources('AWS::SNS::Subscription', { Properties: { Protocol: 'email' } }))
  expect(topic).toBeDefined()
  for (const { AlarmActions, AlarmDescription } of alarms) {
    expect(JSON.stringify(AlarmActions)).toContain('Topic')
    expect(AlarmDescription).toMatch(/^[A-Z].+\. Impact: \w.+\. First step: \w.+\.$/)
  }
  const metrics = alarms.map(({ MetricName, ExtendedStatistic }) =>
    [MetricName, ExtendedStatistic].filter(Boolean).join(),
  )
  expect(metrics.sort()).toEqual(
    [
      'UnexpectedErrors',
      '',
      'IteratorAge',
      'IteratorAge',
      'Duration,p99',
      'Throttles',
      ...Array<string>(3).fill('ApproximateNumberOfMessagesVisible'),
    ].sort(),
  )
})

test('a reaction that finally fails is stored, and mailed with its name and what it is about', () => {
  const [rule] = Object.values(template.findResources('AWS::Events::Rule')).filter(({ Properties }) =>
    String(Properties.Description).startsWith('A reaction has failed'),
  )
  const { EventPattern, Targets } = rule?.Properties ?? {}
  expect(EventPattern).toMatchObject({
    source: ['lambda'],
    'detail-type': ['Lambda Function Invocation Result - Failure'],
  })
  expect(EventPattern.resources).toHaveLength(2)
  const [queue, mail] = Targets
  expect(JSON.stringify(queue.Arn)).toContain('InvocationsDeadLetters')
  expect(JSON.stringify(mail.Arn)).toContain('Topic')
  expect(Object.values(mail.InputTransformer.InputPathsMap)).toEqual([
    '$.detail.requestPayload.reaction',
    '$.detail.requestPayload.subject',
  ])
})

test('the group has one dashboard, and a budget like each location', () => {
  template.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
  for (const each of [template, ...sites.map((site) => Template.fromStack(site))])
    each.hasResourceProperties('AWS::Budgets::Budget', { Budget: { TimeUnit: 'MONTHLY' } })
})

test('capacity is reserved for placing orders and the stream readers, and for nothing else', () => {
  const reserved = functions.flatMap(([, { Properties }]) =>
    Properties.ReservedConcurrentExecutions === undefined
      ? []
      : [[nameOf(Properties), Properties.ReservedConcurrentExecutions]],
  )
  expect(Object.fromEntries(reserved)).toEqual({ OrdersPlaceOrder: 20, ReactKitchen: 8, ReactBooks: 8 })
  const [, byDefault] = Object.entries(
    flattenTemplate(synthesizeApp().group).findResources('AWS::Lambda::Function'),
  ).find(([, { Properties }]) => nameOf(Properties) === 'OrdersPlaceOrder') ?? ['', {}]
  expect(byDefault.Properties).not.toHaveProperty('ReservedConcurrentExecutions')
  expect(byDefault.Properties).not.toHaveProperty('TracingConfig')
})

test('every function is traced if the owner switches X-Ray on', () => {
  const traced = functions.filter(([, { Properties }]) => Properties.TracingConfig?.Mode === 'Active')
  const names = traced.map(([, { Properties }]) => nameOf(Properties))
  expect(names).toEqual(expect.arrayContaining(functionUnits.map(({ id }) => id)))
})

test('the access log of a call has the id of the Lambda request, so that a time-out can be found', () => {
  const [stage] = Object.values(
    template.findResources('AWS::ApiGatewayV2::Stage', { Properties: { StageName: '$default' } }),
  )
  expect(JSON.parse(stage?.Properties.AccessLogSettings.Format)).toMatchObject({
    requestId: '$context.requestId',
    integrationRequestId: '$context.integration.requestId',
    integrationError: '$context.integrationErrorMessage',
  })
})

test('a site with a zone gets its certificate and its records, others none', () => {
  const [first, second] = sites.map((site) => Template.fromStack(site))
  first?.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: ownDomain,
    ValidationMethod: 'DNS',
  })
  for (const Type of ['A', 'AAAA'])
    first?.hasResourceProperties('AWS::Route53::RecordSet', {
      Type,
      HostedZoneId: zone.id,
      Name: `${ownDomain}.`,
    })
  second?.resourceCountIs('AWS::Route53::RecordSet', 0)
})

test('mails come from a domain with DKIM, SPF and DMARC, whose records are created and printed', () => {
  template.hasResourceProperties('AWS::SES::EmailIdentity', {
    EmailIdentity: 'hibachiember.example',
    MailFromAttributes: { MailFromDomain: 'mail.hibachiember.example' },
  })
  const records = Object.values(template.findResources('AWS::Route53::RecordSet')).map(({ Properties }) => Properties)
  expect(records.map(({ Type }) => Type).sort()).toEqual(['CNAME', 'CNAME', 'CNAME', 'MX', 'TXT', 'TXT'])
  const outputs = JSON.stringify(template.toJSON()['Outputs'])
  expect(outputs).toContain(
    '_dmarc.hibachiember.example TXT v=DMARC1; p=quarantine; adkim=s; rua=mailto:owner@example.com',
  )
  expect(outputs).toContain('mail.hibachiember.example MX 10 feedback-smtp.')
})

test('bounces and complaints reach the function that stops mails to their recipients', () => {
  template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: { MatchingEventTypes: ['bounce', 'complaint'] },
  })
  const [subscription] = Object.values(
    template.findResources('AWS::SNS::Subscription', { Properties: { Protocol: 'lambda' } }),
  )
  expect(JSON.stringify(subscription?.Properties.Endpoint)).toContain('SuppressRecipients')
})

test("a domain outside its zone can't be synthesized", () => {
  expect(() => synthesizeApp({ context: { hostedZones: { HENPR: zone } } })).toThrow('is not in the zone')
})
