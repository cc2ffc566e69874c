import { Template } from 'aws-cdk-lib/assertions'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { locations } from '#shared/locations/index'
import { modes } from '#shared/locations/location'
import { synthesizeApp } from '#infra/testkit/stacks'

const [first] = locations

/**
 * As many as an account may have of a kind, whatever the number of sites; more have to be asked
 * for.
 */
const MOST = {
  'AWS::CloudFront::CachePolicy': 20,
  'AWS::CloudFront::ResponseHeadersPolicy': 20,
  'AWS::CloudFront::Function': 100,
} as const

test('a group of 60 locations, half of them live, stays within what an account may have', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => ({
    ...first,
    code: `HE${String(index).padStart(3, '0')}`,
    domain: `hibachiember-${index}.example`,
    mode: modes[index % modes.length] ?? first.mode,
  }))
  const { group, sites } = synthesizeApp({ locations: sixty, root: createTemporaryFolder('no-site') })
  const templates = [group, ...sites].map((stack) => Template.fromStack(stack))
  const count = (type: string) =>
    templates.reduce((sum, template) => sum + Object.keys(template.findResources(type)).length, 0)
  expect(count('AWS::CloudFront::Distribution')).toBe(60)
  for (const [type, most] of Object.entries(MOST)) expect(count(type)).toBeLessThanOrEqual(most / 4)
}, 120_000)
