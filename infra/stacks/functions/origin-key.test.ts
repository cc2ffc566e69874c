import { Template } from 'aws-cdk-lib/assertions'
import { routes } from '#shared/registry/routes'
import { findRouteFunction, flattenTemplate, synthesizeApp } from '#infra/testkit/stacks/stack-templates'

const shownBy = (site: Template) => {
  const [cdn] = Object.values(site.findResources('AWS::CloudFront::Distribution'))
  const headers = JSON.stringify(cdn).matchAll(/"HeaderName":"x-origin-key","HeaderValue":(\{[^}]*\})/g)
  return [...headers].map(([, value = '']) => JSON.parse(value))
}

describe('the key that the CDN shows', () => {
  const synthesized = synthesizeApp()
  const sites = synthesized.sites.map((stack) => Template.fromStack(stack))
  const group = flattenTemplate(synthesized.group)
  const key = { 'Fn::GetAtt': ['OriginKey', 'key'] }

  test('is sent by each site, and required by every function', () => {
    for (const site of sites) expect(shownBy(site)).toEqual([key, key])
    for (const { route } of routes) {
      const { properties } = findRouteFunction(group, `${route.method} ${route.path}`)
      expect(properties.Environment.Variables['ORIGIN_CHECK']).toBe('on')
    }
  })

  test('is in no function, parameter, output or export', () => {
    for (const site of sites) expect(JSON.stringify(site.toJSON()['Outputs'] ?? {})).not.toContain('"OriginKey"')
    expect(JSON.stringify(group.toJSON())).not.toContain('Custom::OriginKey')
  })

  test('is requested anew by each deployment, because a rotation may have replaced it', () => {
    for (const site of sites) {
      const [request] = Object.values(site.findResources('Custom::OriginKey'))
      expect(Date.parse(request?.['Properties']['requestedAt'])).not.toBeNaN()
    }
  })

  test('does not make a deployment wait for an hour', () => {
    for (const site of sites) site.hasResourceProperties('Custom::OriginKey', { ServiceTimeout: '120' })
  })
})
