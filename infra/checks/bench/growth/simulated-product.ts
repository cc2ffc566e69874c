import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { withUsageMeter } from '#functions/platform/log'
import { shiftClock } from '#infra/checks/faults/fault-injection'
import { startProductUnderTest } from '#infra/checks/faults/product-under-test'
import { createLambdaFunctions } from '#infra/local/api/lambda-runtime'
import { setLambdaEnvironment } from '#infra/local/emulated/emulated-services'
import { SECRETS_FOLDER } from '#infra/local/local-secrets'
import { readLogFile } from '#infra/local/log-file'
import { locations } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { scheduleEntry, schedules } from '#shared/registry/schedules'
import { startTableMeter } from '../product-process'
import { DAY_MS } from '#shared/platform/durations'

const MINUTE_MS = 60_000
const NOON = 12 * 60

const ReactionLine = z.object({ event: z.literal('reaction'), reaction: z.string(), units: z.number() })

/** The daily schedules run before each simulated day, as at night. */
const dailySchedules = schedules.filter((schedule) => 'dailyAt' in schedule)

export type SimulatedProduct = Awaited<ReturnType<typeof startSimulatedProduct>>

/**
 * Starts the product in its own process, as `npm start` does, with a clock that jumps from day to
 * day. This process calls handlers on the same table through a meter, at the same time of day.
 */
export async function startSimulatedProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-growth-'))
  const dataDir = join(folder, 'data')
  const logFile = join(folder, 'product.log')
  const product = await startProductUnderTest({ dataDir, logFile, environment: { LOG_LEVEL: 'file' } })
  // Stops the product when the benchmark is interrupted.
  const end = () => void product.stop()
  process.once('exit', end)
  const engine = product.engine()
  if (!engine) throw new Error('The product has no table engine of its own.')
  const meter = await startTableMeter(engine.endpoint)
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: meter.endpoint,
    SECRETS_FOLDER: join(dataDir, SECRETS_FOLDER),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  setLambdaEnvironment(process.cwd())
  const functions = createLambdaFunctions(process.cwd(), (file) => import(pathToFileURL(file).href))
  const today = () => toWallClock(locations[0], new Date()).date

  async function advance(byMs: number): Promise<void> {
    shiftClock(byMs)
    await product.ask({ ask: 'jump-clock', byMs })
  }

  /** Returns the read units of work in this process. */
  async function countReads(work: () => Promise<unknown>): Promise<number> {
    const before = meter.used().reads
    await withUsageMeter(work)
    return meter.used().reads - before
  }

  /** Runs a schedule for the measured location, or for the group. */
  const runSchedule = (name: string) =>
    functions.call(scheduleEntry(name), { time: new Date().toISOString(), location: locations[0].code })

  const { minutes } = toWallClock(locations[0], new Date())
  await advance(DAY_MS + (NOON - minutes) * MINUTE_MS)
  return {
    url: product.url,
    today,
    countReads,
    runSchedule,
    /** Waits until the reactions have processed every change. */
    settle: async (): Promise<void> => void (await product.ask({ ask: 'settle' })),
    /** Moves on to noon of the next day, after the jobs of the night. */
    startNextDay: async (): Promise<void> => {
      await advance(DAY_MS)
      for (const { name } of dailySchedules) await runSchedule(name)
    },
    /** Returns the table units of each reaction during some work. */
    countReactions: async (work: () => Promise<void>): Promise<ReadonlyMap<string, number>> => {
      const from = Date.now()
      const earlier = readLogFile(dataDir, from, from).length
      await work()
      const units = new Map<string, number>()
      for (const line of readLogFile(dataDir, from, Date.now()).slice(earlier)) {
        const { data } = ReactionLine.safeParse(line)
        if (data) units.set(data.reaction, (units.get(data.reaction) ?? 0) + data.units)
      }
      return units
    },
    stop: async (): Promise<void> => {
      process.off('exit', end)
      await product.stop()
      await meter.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
