import { createServer, request } from 'node:http'
import * as z from 'zod/mini'

const Capacity = z.object({ CapacityUnits: z._default(z.number(), 0) })
const Answer = z.object({ ConsumedCapacity: z.optional(z.union([Capacity, z.array(Capacity)])) })

const READS = /\.(GetItem|BatchGetItem|Query)$/

/** A table engine's endpoint that counts the units which each answer says were used. */
export async function startTableMeter(endpoint: string) {
  const used = { reads: 0, writes: 0 }
  const { hostname, port } = new URL(endpoint)
  const server = createServer((asked, answered) => {
    const target = String(asked.headers['x-amz-target'] ?? '')
    const passed = request(
      { hostname, port, method: asked.method, path: asked.url, headers: asked.headers },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          if (answer.statusCode === 200 && target.startsWith('DynamoDB_')) {
            const { ConsumedCapacity: capacity = [] } = Answer.parse(JSON.parse(body.toString()))
            const units = [capacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
            if (READS.test(target)) used.reads += units
            else used.writes += units
          }
          answered.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
        })
      },
    )
    passed.once('error', () => answered.writeHead(502).end())
    asked.pipe(passed)
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${at}`,
    used: () => ({ ...used }),
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
