import { Match, Template } from 'aws-cdk-lib/assertions'
import { locations } from '#shared/locations/index'
import { findIdleCosts } from '#infra/testkit/idle-prices'
import { findRouteFunction, synthesizeApp, getGroupTemplate } from '#infra/testkit/stacks'
import { flattenTemplate } from '#infra/testkit/whole-template'

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
