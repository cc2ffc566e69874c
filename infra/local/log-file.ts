import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { observeLog } from '#functions/platform/log'
import { DAY_MS } from '#shared/platform/durations'

/** As long as the log groups of a deployment. */
const RETENTION_DAYS = 30

const getFolder = (dataDir: string) => join(dataDir, 'log')
const formatDay = (at: number) => new Date(at).toISOString().slice(0, 10)

const listDays = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
    : []

/**
 * Stores the product's log lines in the data folder, one file for each day (UTC), so that an
 * operator's tool finds them as in a deployment. Deletes files older than 30 days.
 */
export function openLogFile(dataDir: string) {
  const folder = getFolder(dataDir)
  mkdirSync(folder, { recursive: true })
  const oldest = `${formatDay(Date.now() - RETENTION_DAYS * DAY_MS)}.jsonl`
  for (const name of listDays(folder).filter((each) => each < oldest)) rmSync(join(folder, name))
  const write = (line: string): void => {
    const at = Date.now()
    appendFileSync(
      join(folder, `${formatDay(at)}.jsonl`),
      `${JSON.stringify({ at: new Date(at).toISOString() }).slice(0, -1)},${line.slice(1)}\n`,
    )
  }
  const stop = observeLog(write)
  return {
    /** Stores a line of the gateway's access log. */
    writeAccess: (fields: object): void => write(JSON.stringify({ event: 'access', ...fields })),
    close: async (): Promise<void> => stop(),
  }
}

/** Returns the stored lines from one time to another, both in epoch milliseconds, oldest first. */
export function readLogFile(dataDir: string, from: number, to: number): readonly unknown[] {
  const folder = getFolder(dataDir)
  return listDays(folder)
    .filter((name) => name >= `${formatDay(from)}.jsonl` && name <= `${formatDay(to)}.jsonl`)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line): unknown => JSON.parse(line))
}
