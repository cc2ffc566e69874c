import { Template } from 'aws-cdk-lib/assertions'
import { routes } from '#shared/registry/routes'
import { findRouteFunction, flattenTemplate, synthesizeApp } from '#infra/testkit/stacks/stack-templates'

const numbered = (number: number, area = '') => ({ 'Fn::GetAtt': [`${area}OriginKey${number}`, 'key'] })

function givenKeys(originKeys: string) {
  const { group, sites } = synthesizeApp({ context: { originKeys } })
  const asking = [...group.areas, ...sites].map((stack) => Template.fromStack(stack))
  return { group: flattenTemplate(group), outer: Template.fromStack(group), asking, sites: asking.slice(-sites.length) }
}

const shownBy = (site: Template) => {
  const [cdn] = Object.values(site.findResources('AWS::CloudFront::Distribution'))
  const headers = JSON.stringify(cdn).matchAll(/"HeaderName":"x-origin-key","HeaderValue":(\{[^}]*\})/g)
  return [...headers].map(([, value = '']) => JSON.parse(value))
}

describe('the key that the CDN shows', () => {
  const { group, outer, asking, sites } = givenKeys('1')

  test('is created in the cloud, and every function gets it', () => {
    for (const { domain: area, route } of routes) {
      const { properties } = findRouteFunction(group, `${route.method} ${route.path}`)
      expect(properties.Environment.Variables['ORIGIN_KEY']).toEqual(numbered(1, area))
    }
    for (const site of sites) expect(shownBy(site)).toEqual([numbered(1), numbered(1)])
  })

  test('is requested by each stack itself and appears in no parameter, output or export', () => {
    for (const stack of asking) {
      stack.resourceCountIs('Custom::OriginKey', 1)
      expect(JSON.stringify(stack.toJSON()['Outputs'] ?? {})).not.toMatch(/"OriginKey\d/)
    }
    // Nested stacks can't get the key from the outer stack, because it doesn't request it.
    outer.resourceCountIs('Custom::OriginKey', 0)
  })

  test('does not make a deployment wait for an hour', () => {
    group.hasResourceProperties('Custom::OriginKey', { ServiceTimeout: '120' })
  })
})

test('during a rotation both keys are accepted, and the CDN sends the new one', () => {
  const { group, sites } = givenKeys('1,2')
  const { properties } = findRouteFunction(group, 'GET /api/health')
  expect(properties.Environment.Variables['ORIGIN_KEY']).toEqual({
    'Fn::Join': [',', [numbered(1, 'locations'), numbered(2, 'locations')]],
  })
  for (const site of sites) expect(shownBy(site)).toEqual([numbered(2), numbered(2)])
})

test('after a rotation the old key is rejected', () => {
  const { group } = givenKeys('2')
  expect(findRouteFunction(group, 'GET /api/health').properties.Environment.Variables['ORIGIN_KEY']).toEqual(
    numbered(2, 'locations'),
  )
})

test.each(['', '0', '2,1', '1,2,3', 'one'])("'%s' is rejected as key numbers", (originKeys) => {
  expect(() => synthesizeApp({ context: { originKeys } })).toThrow('originKeys')
})
