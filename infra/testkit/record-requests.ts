import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { table } from '#functions/platform/table/table'

const Fields = z.record(z.string(), z.unknown())
const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), Fields)) })
const Sent = z.object({ body: z.instanceof(Uint8Array) })

/** One request to the table, in the form sent. Parts of a transaction are requests of their own. */
export type RecordedRequest = { readonly operation: string; readonly input: z.infer<typeof Fields> }

/** A condition check is a deletion that only has to hold. */
const partOperations: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
}

/** Splits a transaction into its parts. Another request is returned unchanged. */
export function splitRequest(operation: string, input: unknown): readonly RecordedRequest[] {
  if (operation !== 'TransactWriteItems') return [{ operation, input: Fields.parse(input) }]
  return Transaction.parse(input).TransactItems.flatMap((item) =>
    Object.entries(item).map(([part, one]) => ({ operation: partOperations[part] ?? part, input: one })),
  )
}

/** The type of an attribute value, such as `S`. */
const typeOf = (value: unknown) => Object.keys(Fields.safeParse(value).data ?? {}).join()

/** Describes a request without its values: requests of one shape are equally valid. */
export function describeShape({ operation, input }: RecordedRequest): string {
  const values = Fields.safeParse(input['ExpressionAttributeValues']).data ?? {}
  const types = Object.entries(values).map(([name, value]) => `${name} ${typeOf(value)}`)
  const expressions = Object.entries(input).filter(([name]) => name.endsWith('Expression') || name === 'IndexName')
  const names = Object.keys(Fields.safeParse(input['ExpressionAttributeNames']).data ?? {})
  const others = Object.keys(input).sort()
  return JSON.stringify([operation, expressions.sort(), names.sort(), types.sort(), others])
}

const recorded = new Set<string>()
const file = `${process.pid}-${Date.now()}.jsonl`

function record(folder: string, operation: string, body: string): void {
  for (const request of splitRequest(operation, JSON.parse(body))) {
    const shape = describeShape(request)
    if (recorded.has(shape)) continue
    recorded.add(shape)
    // Another run may have emptied the folder.
    mkdirSync(folder, { recursive: true })
    appendFileSync(join(folder, file), `${JSON.stringify(request)}\n`)
  }
}

/**
 * Records one request of each shape that this process sends to the table, if the run has a folder
 * for them (`infra/checks/strict-engine`).
 */
export function recordRequests(): void {
  const folder = process.env['RECORDED_REQUESTS_DIR']
  if (!folder) return
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        const sent = 'request' in args ? Sent.safeParse(args.request) : undefined
        if (!sent?.success) throw new Error(`${commandName} has no body that can be recorded`)
        record(folder, commandName.replace(/Command$/, ''), new TextDecoder().decode(sent.data.body))
        return next(args)
      },
    { step: 'build', name: 'record-requests', override: true },
  )
}
