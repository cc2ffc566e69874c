import { createServer, request } from 'node:http'
import * as z from 'zod/mini'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SECRETS_FOLDER } from '#infra/local/local-secrets'
import { startTableEngine } from '#infra/local/table/table-engine'
import { warmUp } from './warm-up'

const Capacity = z.object({ CapacityUnits: z._default(z.number(), 0) })
const Answer = z.object({ ConsumedCapacity: z.optional(z.union([Capacity, z.array(Capacity)])) })

const READS = /\.(GetItem|BatchGetItem|Query)$/

/** Starts a proxy of the table engine that counts the consumed units. */
export async function startTableMeter(endpoint: string) {
  const used = { reads: 0, writes: 0 }
  const { hostname, port } = new URL(endpoint)
  const server = createServer((incoming, outgoing) => {
    const target = String(incoming.headers['x-amz-target'] ?? '')
    const passed = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
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
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
        })
      },
    )
    passed.once('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
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

type How = {
  /** Counts the table's units and collects the functions' log lines, which include units. */
  readonly metered?: boolean
}

/** `CPU_PROF_DIR=… npm run bench -- push` writes a CPU profile there. */
const profiling = () => {
  const folder = process.env['CPU_PROF_DIR']
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

/**
 * Starts the product in its own process with its own engine, and warms both up with orders
 * (`WARM_UP_ORDERS`).
 */
export async function startProductProcess({ metered = false }: How = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hibachi-ember-bench-'))
  const engine = await startTableEngine(process.cwd(), dataDir)
  const meter = metered ? await startTableMeter(engine.endpoint) : undefined
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: meter?.endpoint ?? engine.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'hibachi-ember',
    // For calls within this process, too.
    SECRETS_FOLDER: join(dataDir, SECRETS_FOLDER),
    LOG_LEVEL: metered ? 'info' : 'error',
    RATE_LIMITS: 'off',
  })
  const child = spawn(process.execPath, [...profiling(), '--import', 'tsx', 'infra/local/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Stops the product when the benchmark is interrupted.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const lines: string[] = []
  const port = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      const [, at] = /localhost:(\d+)/.exec(text.toString()) ?? []
      if (at) ready(at)
      if (metered)
        lines.push(
          ...text
            .toString()
            .split('\n')
            .filter((line) => line.startsWith('{')),
        )
    })
    child.once('exit', (code) => failed(new Error(`the product ended with ${code}`)))
  })
  const url = `http://127.0.0.1:${port}`
  await warmUp(url)
  return {
    url,
    lines: () => lines,
    used: () => meter?.used() ?? { reads: 0, writes: 0 },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      end()
      await ended
      process.off('exit', end)
      await meter?.stop()
      await engine.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
