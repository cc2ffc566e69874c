import { Match, Template } from 'aws-cdk-lib/assertions'
import {
  findRouteFunction,
  flattenTemplate,
  getGroupTemplate,
  synthesizeApp,
} from '#infra/testkit/stacks/stack-templates'
import { locations } from '#shared/locations/index'
import { findIdleCosts } from '#infra/testkit/stacks/idle-prices'

const tableArn = 'arn:aws:dynamodb:us-east-1:123456789012:table/hibachi-ember-2026-11-22'
const streamArn = `${tableArn}/stream/2026-11-22T04:10:00.000`

const groupOn = (restoredTable?: string) =>
  flattenTemplate(synthesizeApp({ context: restoredTable === undefined ? {} : { restoredTable } }).group)
const asItIs = groupOn()
const switched = groupOn(streamArn)

const [ownTable = ''] = Object.keys(asItIs.findResources('AWS::DynamoDB::Table'))
const of = (template: Template, type: string) =>
  Object.values(template.findResources(type)).map((each) => each.Properties)

describe('a group that is switched over to a restored table', () => {
  test('makes no table and knows nothing of its former one, which was to be kept', () => {
    switched.resourceCountIs('AWS::DynamoDB::Table', 0)
    expect(JSON.stringify(switched.toJSON())).not.toContain(`"${ownTable}"`)
    asItIs.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    })
  })

  test('has every function that names the table name the restored one', () => {
    const names = (template: Template) =>
      of(template, 'AWS::Lambda::Function').flatMap(({ Environment }) => Environment?.Variables.TABLE_NAME ?? [])
    expect(names(switched)).toHaveLength(names(asItIs).length)
    expect(new Set(names(switched))).toEqual(new Set(['hibachi-ember-2026-11-22']))
  })

  test('lets its roles at the restored table and no other', () => {
    const resources = JSON.stringify(of(switched, 'AWS::IAM::Policy'))
    const tables = new Set(resources.match(/arn:aws:dynamodb:[^"]+/g))
    const expected = ['', '/index/gsi1', '/index/gsi2', '/stream/2026-11-22T04:10:00.000'].map(
      (part) => tableArn + part,
    )
    expect(tables).toEqual(new Set(expected))
  })

  test("has every reaction read the restored table's changes from the first on", () => {
    const readers = of(switched, 'AWS::Lambda::EventSourceMapping')
    expect(readers).toHaveLength(of(asItIs, 'AWS::Lambda::EventSourceMapping').length)
    for (const reader of readers) {
      expect(reader).toMatchObject({ EventSourceArn: streamArn, StartingPosition: 'TRIM_HORIZON' })
    }
  })

  test('has all else that it had', () => {
    // The id of a function's version follows from its environment.
    const ids = (template: Template) =>
      Object.keys(template.toJSON().Resources).map((id) => id.replace(/(?<=CurrentVersion)\w+/, ''))
    expect(new Set(ids(switched))).toEqual(new Set(ids(asItIs).filter((id) => id !== ownTable)))
  })
})

test('an empty setting leaves everything as it is', () => {
  expect(groupOn('').toJSON()).toEqual(asItIs.toJSON())
})

test('what is no change stream of a table is refused', () => {
  expect(() => groupOn(tableArn)).toThrow('restoredTable')
})

const [first, ...others] = locations
const oneIsLive = synthesizeApp({ locations: [{ ...first, mode: 'live' }, ...others] })
const template = flattenTemplate(oneIsLive.group)

test('who comes back from test finds the accounts, the staff and the client as they were', () => {
  const onTest = getGroupTemplate()
  for (const kind of ['', 'Client', 'Group']) {
    const type = `AWS::Cognito::UserPool${kind}`
    expect(onTest.findResources(type)).toEqual(template.findResources(type))
  }
})

describe('where one location is live', () => {
  test('there is one pool, which outlives its stack and has no idle price of its own', () => {
    template.resourceCountIs('AWS::Cognito::UserPool', 1)
    template.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: { DeletionProtection: 'ACTIVE', UserPoolTier: 'LITE' },
    })
    expect(findIdleCosts(template.toJSON())).toEqual([expect.stringContaining('PointInTimeRecoveryEnabled')])
  })

  test('an address must be confirmed, and a password is long', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      AutoVerifiedAttributes: ['email'],
      UsernameAttributes: ['email'],
      Policies: { PasswordPolicy: Match.objectLike({ MinimumLength: 12 }) },
    })
  })

  test('a browser proves its password without sending it, and learns of nobody who has an account', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      IdTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
    })
  })

  test.each(['admin', 'kitchen'])('there is a group %s', (GroupName) => {
    template.hasResourceProperties('AWS::Cognito::UserPoolGroup', { GroupName })
  })

  test.each(['POST /api/auth/session', 'GET /api/auth/settings'])('%s knows the pool', (key) => {
    expect(findRouteFunction(template, key).properties.Environment.Variables).toMatchObject({
      USER_POOL_ID: expect.anything(),
      USER_POOL_CLIENT_ID: expect.anything(),
    })
  })

  test('only its own page may speak to the pool', () => {
    const policies = Object.entries(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'))
    const speaking = policies.filter(([, policy]) => JSON.stringify(policy).includes('https://cognito-idp.'))
    expect([speaking.length, policies.length]).toEqual([1, 2])
    const used = oneIsLive.sites.map((site) =>
      JSON.stringify(Template.fromStack(site).findResources('AWS::CloudFront::Distribution')),
    )
    expect(used.map((cdn) => cdn.includes(`ExportsOutputRef${speaking[0]?.[0]}`))).toEqual([true, false, false])
  })

  test('codes come from the pool itself, or by SES from the address that is named', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', { EmailConfiguration: Match.absent() })
    const named = synthesizeApp({
      locations: [{ ...first, mode: 'live' }, ...others],
      context: { mailFrom: 'hello@hibachiember.example' },
    })
    Template.fromStack(named.group).hasResourceProperties('AWS::Cognito::UserPool', {
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: 'Hibachi Ember <hello@hibachiember.example>',
        SourceArn: { 'Fn::Join': ['', Match.arrayWith([':identity/hibachiember.example'])] },
      },
    })
  })
})
