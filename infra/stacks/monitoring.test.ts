import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { mockSigningKeys } from '#functions/platform/testing/signing-keys'
import * as z from 'zod/mini'
import { countConflict } from '#functions/platform/log'
import { serve } from '#functions/platform/serve'
import { table } from '#functions/platform/table/table'
import { createApiEvent } from '#functions/platform/testing/api-event'
import { Problem } from '#shared/platform/problem'
import { logQueries } from './monitoring'
import { flattenTemplate, synthesizeApp } from '#infra/testkit/stacks/stack-templates'

const words = new Set(
  'filter fields stats sort limit by as and or not like in asc desc count sum avg bin ispresent'.split(' '),
)

/**
 * The fields of a query: the words that remain without its strings, numbers, keywords and aliases.
 */
function fieldsOf(query: string): string[] {
  const bare = query.replaceAll(/"[^"]*"|\/[^/]*\//g, '').replaceAll(/\b\d+\w*/g, '')
  const own = new Set([...bare.matchAll(/\bas (\w+)/g)].map(([, name = '']) => name))
  const named = [...bare.matchAll(/(?<!@)\b[a-z]\w*/gi)].map(([name]) => name)
  return [...new Set(named)].filter((name) => name !== 'timestamp' && !words.has(name) && !own.has(name))
}

/** The log fields of a repeated call, which has all possible fields. */
async function fieldsOfLine(): Promise<string[]> {
  process.env['TABLE_NAME'] = 'table'
  const service = mockClient(table)
  mockSigningKeys()
  // The digest of an empty body.
  const bodyHash = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'
  service.on(GetCommand).callsFake(() => {
    countConflict()
    return { Item: { bodyHash, status: 201, answer: '{}', expiresAt: 4_000_000_000 } }
  })
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const route = {
    method: 'POST',
    path: '/api/things',
    summary: '',
    access: 'public',
    table: 'write',
    result: z.object({}),
  } as const
  const context: Context = JSON.parse('{"awsRequestId":"lambda-1"}')
  const refuse = () => Promise.reject(new Problem('key-reused', ''))
  await serve(route, refuse)(createApiEvent({ headers: { 'idempotency-key': 'key' } }), context)
  return Object.keys(JSON.parse(String(said.mock.calls[0]?.[0])))
}

const saved = (environment: string) => {
  const template = flattenTemplate(synthesizeApp({ context: { environment } }).group)
  const logs = Object.keys(template.findResources('AWS::Logs::LogGroup'))
  const found = Object.values(template.findResources('AWS::Logs::QueryDefinition'))
  return { logs, found: found.map(({ Properties }) => Properties) }
}

test('queries name only fields that a line really has', async () => {
  const known = await fieldsOfLine()
  expect(known).toEqual(expect.arrayContaining(['location', 'replayed', 'conflicts']))
  for (const lines of Object.values(logQueries)) {
    const queried = fieldsOf(lines.join('\n| '))
    expect(queried).toContain('event')
    expect(queried.filter((field) => !known.includes(field))).toEqual([])
  }
})

test('every query that lists calls lists their references', () => {
  const lists = Object.entries(logQueries).filter(([, lines]) => lines.some((line) => /^fields .*\broute\b/.test(line)))
  expect(lists.map(([name]) => name)).toEqual(['failed-calls', 'refused-calls', 'slowest-calls', 'one-reference'])
  for (const [name, lines] of lists) expect([name, lines.join()]).toEqual([name, expect.stringContaining('reference')])
})

test.each([
  ['production', '', 'hibachi-ember/'],
  ['staging', 'staging', 'hibachi-ember-staging/'],
])('%s has queries under its own names, on the logs of every area', (_, environment, folder) => {
  const { logs, found } = saved(environment)
  expect(found.map(({ Name }) => Name).sort()).toEqual(
    Object.keys(logQueries)
      .map((name) => folder + name)
      .sort(),
  )
  for (const { LogGroupNames } of found) {
    expect(LogGroupNames.length).toBeGreaterThan(10)
    expect(LogGroupNames.length).toBeLessThanOrEqual(50)
    for (const { Ref } of LogGroupNames) expect(logs).toContain(Ref)
  }
})
