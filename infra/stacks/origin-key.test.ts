import { Template } from 'aws-cdk-lib/assertions'
import { routes } from '#shared/contract/index'
import { functionOf, givenApp, statementsOf } from './testing'

const numbered = (number: number) => ({ 'Fn::GetAtt': [`OriginKey${number}`, 'key'] })

function givenKeys(originKeys: string) {
  const { group, sites } = givenApp({ context: { originKeys } })
  return { group: Template.fromStack(group), sites: sites.map((site) => Template.fromStack(site)) }
}

const shownBy = (site: Template) => {
  const [cdn] = Object.values(site.findResources('AWS::CloudFront::Distribution'))
  const headers = JSON.stringify(cdn).matchAll(/"HeaderName":"x-origin-key","HeaderValue":(\{[^}]*\})/g)
  return [...headers].map(([, value = '']) => JSON.parse(value))
}

describe('the key that the CDN shows', () => {
  const { group, sites } = givenKeys('1')

  test('is drawn in the cloud, and every function knows it', () => {
    for (const { route } of routes) {
      const { properties } = functionOf(group, `${route.method} ${route.path}`)
      expect(properties.Environment.Variables['ORIGIN_KEY']).toEqual(numbered(1))
    }
    for (const site of sites) expect(shownBy(site)).toEqual([numbered(1), numbered(1)])
  })

  test('is asked for by each stack itself: no output and no export has it', () => {
    for (const stack of [group, ...sites]) {
      stack.resourceCountIs('Custom::OriginKey', 1)
      expect(JSON.stringify(stack.toJSON()['Outputs'] ?? {})).not.toMatch(/"OriginKey\d/)
    }
  })

  test('is nothing to wait an hour for', () => {
    group.hasResourceProperties('Custom::OriginKey', { ServiceTimeout: '120' })
  })

  test('is all of the table that its function may touch', () => {
    const [maker] = Object.values(
      group.findResources('AWS::Lambda::Function', {
        Properties: { Description: 'Draws the keys that the CDN shows to the API, each once.' },
      }),
    )
    const statements = statementsOf(group, maker?.Properties.Role['Fn::GetAtt'][0])
    expect(statements.flatMap(({ actions }) => actions).filter((action) => action.startsWith('dynamodb:'))).toEqual([
      'dynamodb:GetItem',
      'dynamodb:PutItem',
    ])
    expect(JSON.stringify(group.toJSON())).toContain('"ForAllValues:StringEquals":{"dynamodb:LeadingKeys":["ORIGIN"]}')
  })
})

test('while one key takes over from another both are accepted, and the next is shown', () => {
  const { group, sites } = givenKeys('1,2')
  const { properties } = functionOf(group, 'GET /api/health')
  expect(properties.Environment.Variables['ORIGIN_KEY']).toEqual({ 'Fn::Join': [',', [numbered(1), numbered(2)]] })
  for (const site of sites) expect(shownBy(site)).toEqual([numbered(2), numbered(2)])
})

test('once it has, the former is not accepted any more', () => {
  const { group } = givenKeys('2')
  expect(functionOf(group, 'GET /api/health').properties.Environment.Variables['ORIGIN_KEY']).toEqual(numbered(2))
})

test.each(['', '0', '2,1', '1,2,3', 'one'])("'%s' are no numbers of keys", (originKeys) => {
  expect(() => givenApp({ context: { originKeys } })).toThrow('originKeys')
})
