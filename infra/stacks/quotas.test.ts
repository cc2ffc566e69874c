import { readFileSync } from 'node:fs'
import { Template } from 'aws-cdk-lib/assertions'
import { locations } from '#shared/locations/index'
import { modes } from '#shared/locations/location'
import { flattenTemplate, synthesizeApp } from '#infra/testkit/stacks/stack-templates'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { findExceededQuotas } from './quotas'
import { SITES_PER_EDGE } from './site/edge'

const [first] = locations

const createLocations = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...first,
    code: `HE${String(index).padStart(4, '0')}`,
    domain: `hibachiember-${index}.example`,
    mode: modes[index % modes.length] ?? first.mode,
  }))

/** More locations than share one set of policies at the CDN. */
const LOCATIONS = SITES_PER_EDGE + 20

const large = synthesizeApp({ locations: createLocations(LOCATIONS), root: createTemporaryFolder('no-site') })
const sites = large.sites.map((site) => Template.fromStack(site).toJSON())
const parts = [large.group, ...large.group.areas].map((stack) => ({
  name: stack.node.id,
  template: Template.fromStack(stack).toJSON(),
}))
const templates = [...parts, ...sites.map((template, index) => ({ name: `site ${index}`, template }))]

test(`${LOCATIONS} locations exceed no quota of an account and no limit of a stack`, () => {
  expect(findExceededQuotas(templates)).toEqual([])
})

test('the page of growth states how much of the limits the group uses', () => {
  const page = readFileSync('docs/scale.md', 'utf8')
  const count = (template: object, Type = '') =>
    Object.values(Object(template).Resources).filter((each) => Object(each).Type.includes(Type)).length
  const [outer = 0, ...areas] = parts.map(({ template }) => count(template))
  const roles = parts.reduce((sum, { template }) => sum + count(template, 'AWS::IAM::Role'), 0)
  const stated = [/about (\d+) in the group's/, /at most (\d+) in an area's/, /about (\d+) for the group/].map(
    (pattern) => Number(pattern.exec(page)?.[1]),
  )
  expect(stated).toEqual([Math.round(outer / 10) * 10, Math.max(...areas), Math.round(roles / 10) * 10])
})

test('what 600 locations exceed is reported before a deployment, with the way to raise it', () => {
  const siteTemplates = templates.slice(parts.length)
  const many = Array.from({ length: 600 / LOCATIONS }, () => siteTemplates).flat()
  expect(findExceededQuotas([...templates.slice(0, parts.length), ...many])).toEqual([
    expect.stringMatching(
      /^600 distributions are needed, an account may have 500\. Before you deploy: aws .*L-24B04930$/,
    ),
  ])
})

test('no policy, function or access control is shared by more distributions than CloudFront allows', () => {
  const uses = new Map<string, number>()
  for (const site of sites) {
    const text = JSON.stringify(
      Object.values(site['Resources']).filter((each) => Object(each).Type === 'AWS::CloudFront::Distribution'),
    )
    const shared = text.matchAll(/"Fn::ImportValue":"([^"]+)"/g)
    for (const name of new Set([...shared].map(([, imported = '']) => imported)))
      uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const edge = [...uses].filter(([name]) =>
    /SharedAnswers|ViewerAddress|Headers|ForwardHost|PageToIndex|SiteAccess/.test(name),
  )
  expect(edge.length).toBeGreaterThanOrEqual(2 * 7)
  expect(edge.filter(([, count]) => count > SITES_PER_EDGE)).toEqual([])
})

test('no function, schedule or policy of the group grows with the number of locations', () => {
  const small = synthesizeApp({ locations: createLocations(2), root: createTemporaryFolder('no-site') })
  const describe = (app: typeof small) =>
    Object.entries(flattenTemplate(app.group).toJSON()['Resources']).filter(([, each]) =>
      /^AWS::(Lambda|Events|IAM|SQS)::/.test(Object(each).Type),
    )
  expect(describe(large)).toEqual(describe(small))
})

test.each([
  ['distributions', 'AWS::CloudFront::Distribution', 501, /^501 distributions .*L-24B04930$/],
  ['resources of a stack', 'AWS::SNS::Topic', 501, /^Group has 501 resources; a stack has at most 500\.$/],
])('too many %s are reported', (_, Type, count, message) => {
  const Resources = Object.fromEntries(Array.from({ length: count }, (_, index) => [`R${index}`, { Type }]))
  expect(findExceededQuotas([{ name: 'Group', template: { Resources } }])).toContainEqual(
    expect.stringMatching(message),
  )
})
