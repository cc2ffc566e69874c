import { readFileSync } from 'node:fs'
import { routes } from '#shared/registry/routes'
import { buildReference } from './reference-page'
import { toJsonSchema } from './json-schema'
import { buildOpenApi } from './openapi'
import { createSampleValue } from './sample-value'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

it('has every call', () => {
  const { paths } = buildOpenApi(routes, version)
  const written = Object.values(paths).flatMap((operations) => Object.values(operations))
  expect(written.map(({ operationId }) => operationId).sort()).toEqual(
    routes.map(({ domain, name }) => `${domain}.${name}`).sort(),
  )
})

// The example of a form names its files.
const inputs = routes.flatMap(({ domain, name, route }) =>
  [route.params, route.query, route.takes === 'multipart' ? undefined : route.body].flatMap((schema) =>
    schema ? [{ call: `${domain}.${name}`, schema }] : [],
  ),
)
const results = routes.flatMap(({ domain, name, route: { status, answers, result } }) =>
  status === 204 || answers === 'file' ? [] : [{ call: `${domain}.${name}`, result }],
)

it.each(inputs)('gives an example of $call that the product takes', ({ schema }) => {
  const sample = createSampleValue(toJsonSchema(schema, 'input'))
  expect(schema.safeParse(sample)).toMatchObject({ success: true })
})

it.each(results)("gives an example of $call's answer that is one", ({ result }) => {
  const sample = createSampleValue(toJsonSchema(result, 'output'))
  expect(result.safeParse(sample)).toMatchObject({ success: true })
})

it('asks nothing of the network', () => {
  const { page } = buildReference(version)
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/)
})
