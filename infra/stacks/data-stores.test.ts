import { Match, Template } from 'aws-cdk-lib/assertions'
import { findRouteFunction, flattenTemplate, synthesizeApp } from '#infra/testkit/stacks/stack-templates'
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

describe('a group that uses a restored table', () => {
  test('creates no table and no longer manages its former one, which is retained', () => {
    switched.resourceCountIs('AWS::DynamoDB::Table', 0)
    expect(JSON.stringify(switched.toJSON())).not.toContain(`"${ownTable}"`)
    asItIs.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
    })
  })

  test('every function that receives the table name gets the restored one', () => {
    const names = (template: Template) =>
      of(template, 'AWS::Lambda::Function').flatMap(({ Environment }) => Environment?.Variables.TABLE_NAME ?? [])
    expect(names(switched)).toHaveLength(names(asItIs).length)
    expect(new Set(names(switched))).toEqual(new Set(['hibachi-ember-2026-11-22']))
  })

  test('its roles may access the restored table and no other', () => {
    const resources = JSON.stringify(of(switched, 'AWS::IAM::Policy'))
    const tables = new Set(resources.match(/arn:aws:dynamodb:[^"]+/g))
    const expected = ['', '/index/gsi1', '/index/gsi2', '/stream/2026-11-22T04:10:00.000'].map(
      (part) => tableArn + part,
    )
    expect(tables).toEqual(new Set(expected))
  })

  test('every reaction reads the changes of the restored table from the first on', () => {
    const readers = of(switched, 'AWS::Lambda::EventSourceMapping')
    expect(readers).toHaveLength(of(asItIs, 'AWS::Lambda::EventSourceMapping').length)
    for (const reader of readers) {
      expect(reader).toMatchObject({ EventSourceArn: streamArn, StartingPosition: 'TRIM_HORIZON' })
    }
  })

  test('everything else is unchanged', () => {
    // A version's logical id depends on the function's environment.
    const ids = (template: Template) =>
      Object.keys(template.toJSON().Resources).map((id) => id.replace(/(?<=CurrentVersion)\w+/, ''))
    expect(new Set(ids(switched))).toEqual(new Set(ids(asItIs).filter((id) => id !== ownTable)))
  })
})

test('an empty setting changes nothing', () => {
  expect(groupOn('').toJSON()).toEqual(asItIs.toJSON())
})

test('a value that is no change stream of a table is rejected', () => {
  expect(() => groupOn(tableArn)).toThrow('restoredTable')
})

const [first, ...others] = locations
const oneIsLive = synthesizeApp({ locations: [{ ...first, mode: 'live' }, ...others] })
const template = flattenTemplate(oneIsLive.group)

test('after a time on test, the accounts, staff and client are unchanged', () => {
  for (const kind of ['', 'Client', 'Group']) {
    const type = `AWS::Cognito::UserPool${kind}`
    expect(asItIs.findResources(type)).toEqual(template.findResources(type))
  }
})

describe('where one location is live', () => {
  test('there is one user pool, which is retained and has no fixed price', () => {
    template.resourceCountIs('AWS::Cognito::UserPool', 1)
    template.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: { DeletionProtection: 'ACTIVE', UserPoolTier: 'LITE' },
    })
    expect(findIdleCosts(template.toJSON())).toEqual([expect.stringContaining('PointInTimeRecoveryEnabled')])
  })

  test('an address must be confirmed, and a password has a minimum length', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      AutoVerifiedAttributes: ['email'],
      UsernameAttributes: ['email'],
      Policies: { PasswordPolicy: Match.objectLike({ MinimumLength: 12 }) },
    })
  })

  test('asks a function before it creates an account or mails a code, because anyone can have codes mailed', () => {
    const [limiter] = Object.keys(template.findResources('AWS::Lambda::Alias')).filter((id) =>
      id.includes('LimitSignUps'),
    )
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: { PreSignUp: { Ref: limiter }, CustomMessage: { Ref: limiter } },
    })
    template.hasResourceProperties('AWS::Lambda::Permission', { Principal: 'cognito-idp.amazonaws.com' })
  })

  test('a browser proves its password without sending it, and can not find out who has an account', () => {
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

  test.each(['POST /api/auth/session', 'GET /api/auth/settings'])('%s gets the ids of the pool', (key) => {
    expect(findRouteFunction(template, key).properties.Environment.Variables).toMatchObject({
      USER_POOL_ID: expect.anything(),
      USER_POOL_CLIENT_ID: expect.anything(),
    })
  })

  test('only pages of the site may call the pool', () => {
    const policies = Object.entries(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'))
    const speaking = policies.filter(([, policy]) => JSON.stringify(policy).includes('https://cognito-idp.'))
    expect([speaking.length, policies.length]).toEqual([1, 2])
    const used = oneIsLive.sites.map((site) =>
      JSON.stringify(Template.fromStack(site).findResources('AWS::CloudFront::Distribution')),
    )
    expect(used.map((cdn) => cdn.includes(`ExportsOutputRef${speaking[0]?.[0]}`))).toEqual([true, false, false])
  })

  test('the pool sends codes itself, or through SES from the configured address', () => {
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
