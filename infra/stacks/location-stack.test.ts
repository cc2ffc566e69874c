import { Match, Template } from 'aws-cdk-lib/assertions'
import { locations } from '#shared/locations/index'
import { cachedPatterns } from './site/edge'
import { flattenTemplate, listPolicyStatements, synthesizeApp } from '#infra/testkit/stacks/stack-templates'

const built = synthesizeApp()
const sites = locations.map(({ code }, index) => {
  const site = built.sites[index]
  if (!site) throw new Error(`There is no stack for ${code}`)
  return [code, Template.fromStack(site)] as const
})

const cdnOf = (template: Template) =>
  Object.values(template.findResources('AWS::CloudFront::Distribution'))[0]?.Properties.DistributionConfig

test('each location has its stack', () => {
  expect(built.sites.map(({ stackName }) => stackName)).toEqual(locations.map(({ code }) => `HibachiEmber-${code}`))
})

test('a fourth location adds a fourth stack and changes nothing else', () => {
  const fourth = {
    ...locations[0],
    code: 'HETPA',
    fullName: 'Hibachi Ember Tampa',
    domain: 'hibachiember-tampa.example',
  }
  const { sites: four, group } = synthesizeApp({ locations: [...locations, fourth] })
  expect(four.map(({ stackName }) => stackName)).toEqual(
    [...locations.map(({ code }) => code), 'HETPA'].map((code) => `HibachiEmber-${code}`),
  )
  const resources = (template: Template) => Object.keys(template.toJSON().Resources)
  expect(resources(Template.fromStack(group))).toEqual(resources(Template.fromStack(built.group)))
})

describe.each(sites)('the site of %s', (code, template) => {
  const cdn = cdnOf(template)

  test('sends the location to the API and the socket', () => {
    const named = cdn.Origins.filter(
      ({ OriginCustomHeaders }: { OriginCustomHeaders?: unknown }) => OriginCustomHeaders,
    )
    expect(named).toHaveLength(2)
    for (const { OriginCustomHeaders } of named) {
      expect(OriginCustomHeaders).toContainEqual({ HeaderName: 'x-location', HeaderValue: code })
      expect(OriginCustomHeaders).toContainEqual({ HeaderName: 'x-origin-key', HeaderValue: expect.anything() })
    }
  })

  test('forwards /api and /ws uncached, with cookies, query and all headers except Host', () => {
    for (const PathPattern of ['/api/*', '/ws']) {
      const behavior = cdn.CacheBehaviors.find((each: { PathPattern: string }) => each.PathPattern === PathPattern)
      expect(behavior).toMatchObject({
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        AllowedMethods: expect.arrayContaining(['POST', 'PUT', 'DELETE']),
      })
    }
  })

  test('caches the routes that the contract declares, without cookies', () => {
    const patterns = cdn.CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern)
    expect(patterns).toEqual([...cachedPatterns, '/pictures/*', '/dish/*', '/api/*', '/ws'])
    Template.fromStack(built.group).hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          // Each encoding is requested from the functions and cached separately.
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
        },
      },
    })
  })

  test('forwards the address of the visitor to cached routes, for their limits, and no query or cookie', () => {
    const policies = Template.fromStack(built.group).findResources('AWS::CloudFront::OriginRequestPolicy')
    expect(Object.values(policies).map(({ Properties }) => Properties.OriginRequestPolicyConfig)).toEqual([
      expect.objectContaining({
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-viewer-address', 'x-forwarded-host'] },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      }),
    ])
    const cached = cdn.CacheBehaviors.filter(({ PathPattern }: { PathPattern: string }) =>
      [...cachedPatterns, '/pictures/*', '/dish/*'].includes(PathPattern),
    )
    expect(cached).toHaveLength(cachedPatterns.length + 2)
    for (const { OriginRequestPolicyId } of cached)
      expect(JSON.stringify(OriginRequestPolicyId)).toContain('ViewerAddress')
  })

  test('neither replaces API errors with a page nor caches them', () => {
    for (const error of cdn.CustomErrorResponses) {
      expect(error).toEqual({ ErrorCode: expect.any(Number), ErrorCachingMinTTL: 0 })
    }
  })

  test('only the CDN can read its files', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    })
    template.resourceCountIs('AWS::CloudFront::OriginAccessControl', 0)
    Template.fromStack(built.group).resourceCountIs('AWS::CloudFront::OriginAccessControl', 1)
    expect(cdn.Origins[0].OriginAccessControlId).toEqual({ 'Fn::ImportValue': expect.stringContaining('SiteAccess') })
    expect(cdn.PriceClass).toBe('PriceClass_100')
  })

  test('its pages are in the bucket that the rendering functions read, which announces new pages', () => {
    const [bucket] = Object.values(template.findResources('AWS::S3::Bucket'))
    expect(JSON.stringify(bucket?.Properties.BucketName)).toContain(`hibachi-ember--${code.toLowerCase()}-`)
    expect(bucket?.Properties.NotificationConfiguration).toEqual({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
    })
    const group = flattenTemplate(built.group)
    group.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.s3'],
        detail: { bucket: { name: [{ prefix: 'hibachi-ember--' }] }, object: { key: [{ prefix: 'pages/' }] } },
      },
    })
    const printing = listPolicyStatements(group).filter(({ actions }) => actions.includes('s3:PutObject'))
    const pages = printing.filter(({ resource }) => JSON.stringify(resource).includes('hibachi-ember--*'))
    expect(pages).toHaveLength(2)
    for (const { resource } of pages) expect(JSON.stringify(resource)).toMatch(/\/pages\/\*"/)
  })

  test('forbids foreign scripts and frames, and requests only microphone and position', () => {
    expect(cdn.DefaultCacheBehavior.ResponseHeadersPolicyId['Fn::ImportValue']).toContain('RefHeadersdevelopment')
    Template.fromStack(built.group).hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: Match.stringLikeRegexp(
              "script-src 'self'( 'sha256-[^']+')*;.*frame-ancestors 'none'",
            ),
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY' },
          ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 31536000 },
        },
        CustomHeadersConfig: {
          Items: [
            {
              Header: 'permissions-policy',
              Value: Match.stringLikeRegexp('microphone=\\(self\\), geolocation=\\(self\\)'),
            },
          ],
        },
      },
    })
  })

  test('is tagged', () => {
    const tags = [
      { Key: 'location', Value: code },
      { Key: 'product', Value: 'hibachi-ember' },
    ]
    template.hasResourceProperties('AWS::CloudFront::Distribution', { Tags: tags })
  })

  test('stays below the limits of a stack', () => {
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(400)
  })
})

test('a certificate enables the custom domain of the location', () => {
  const arn = 'arn:aws:acm:us-east-1:111122223333:certificate/one'
  const [site] = synthesizeApp({ context: { certificates: { HENPR: arn } } }).sites
  if (!site) throw new Error('There is no site')
  expect(cdnOf(Template.fromStack(site))).toMatchObject({
    Aliases: ['hibachiember-npr.example'],
    ViewerCertificate: { AcmCertificateArn: arn, MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
  })
})

test('an owner with an address gets budget mails; dashboards are optional', () => {
  const [site] = synthesizeApp({
    context: { alarmEmail: 'owner@example.com', monthlyBudget: '40', dashboards: 'true' },
  }).sites
  if (!site) throw new Error('There is no site')
  const template = Template.fromStack(site)
  template.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetLimit: { Amount: 40, Unit: 'USD' }, CostFilters: { TagKeyValue: ['user:location$HENPR'] } },
  })
  template.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
  for (const [, plain] of sites) plain.resourceCountIs('AWS::CloudWatch::Dashboard', 0)
})

describe('a web ACL', () => {
  const [watched] = synthesizeApp({ context: { webAcl: 'true' } }).sites
  if (!watched) throw new Error('There is no site')
  const template = Template.fromStack(watched)

  test('exists only if an owner enables it', () => {
    for (const [, plain] of sites) plain.resourceCountIs('AWS::WAFv2::WebACL', 0)
    const [acl] = Object.keys(template.findResources('AWS::WAFv2::WebACL'))
    expect(cdnOf(template).WebACLId).toEqual({ 'Fn::GetAtt': [acl, 'Arn'] })
  })

  test('blocks an address with too many requests, and no other', () => {
    template.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
      Rules: [
        Match.objectLike({
          Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
          Statement: { RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec: 300, Limit: 3000 } },
        }),
      ],
    })
  })

  test('explains at synthesis that it needs a deployment in us-east-1', () => {
    expect(JSON.stringify(template.toJSON()['Rules'])).toContain('us-east-1')
  })
})
