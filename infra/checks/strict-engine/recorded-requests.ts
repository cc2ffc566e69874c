import { globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { describeShape, type RecordedRequest } from '#infra/testkit/record-requests'
import { listCodeExpressions, type CodeExpression } from './code-expressions'

/** The last run of the integration tests leaves its requests here. */
export const RECORDED_FOLDER = 'node_modules/.cache/table-requests'

const Request = z.object({ operation: z.string(), input: z.record(z.string(), z.unknown()) })

/** Reads one request of each shape. */
export function readRecordedRequests(folder: string): readonly RecordedRequest[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  const requests = lines.map((line) => Request.parse(JSON.parse(line)))
  return [...new Map(requests.map((request) => [describeShape(request), request])).values()]
}

/** Lists the expressions of the product's code. */
export const listProductExpressions = (): readonly CodeExpression[] =>
  globSync('{functions,events}/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => listCodeExpressions(file, readFileSync(file, 'utf8')))

/** Lists the expressions of the code that no request contains. */
export function listUnsent(
  expressions: readonly CodeExpression[],
  requests: readonly RecordedRequest[],
): readonly CodeExpression[] {
  const sent = (name: string) => new Set(requests.map(({ input }) => input[name]))
  const texts = new Map([...new Set(expressions.map(({ name }) => name))].map((name) => [name, [...sent(name)]]))
  return expressions.filter(
    ({ name, pattern }) => !texts.get(name)?.some((text) => typeof text === 'string' && pattern.test(text)),
  )
}
