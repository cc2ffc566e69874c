import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '#infra/testkit/until'
import { newTableFile } from './new-table-file'

const ENGINE = 'node_modules/@dynoxide/linux-x64/dynoxide'
const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The statements that a file was made by, as SQLite keeps them. */
function madeBy(file: Buffer): string[] {
  const found = file.toString('latin1').matchAll(/CREATE (?:TABLE|INDEX) [\w ]*\((?:[^()]|\([^()]*\))*\)/g)
  return [...new Set([...found].map(([statement]) => statement))]
}

/** The file that the engine itself makes where there is none. */
async function madeByEngine(): Promise<Buffer> {
  const file = join(folder, 'table.db')
  const engine = spawn(ENGINE, ['serve', '--host', '127.0.0.1', '-p', '0', '--db-path', file], { stdio: 'ignore' })
  const isMade = (path: string) => existsSync(path) && readFileSync(path).includes('CREATE TABLE _stream_records')
  await until(async () => isMade(file) || isMade(`${file}-wal`))
  const ended = new Promise((resolve) => engine.once('exit', resolve))
  engine.kill('SIGTERM')
  await ended
  // What it had not yet moved into its file is beside it, in several versions.
  return Buffer.concat([file, `${file}-wal`].flatMap((path) => (existsSync(path) ? [readFileSync(path)] : [])))
}

const onLinux = existsSync(ENGINE) ? it : it.skip

onLinux(
  'a new data folder begins as the engine would have made it, and finds changes by their number besides',
  async () => {
    const [own, engines] = [madeBy(newTableFile(process.cwd())), madeBy(await madeByEngine())]
    expect(engines.length).toBeGreaterThanOrEqual(4)
    expect(own.filter((statement) => engines.includes(statement)).sort()).toEqual(engines.sort())
    expect(
      own.filter((statement) => !engines.includes(statement)).map((statement) => statement.split(' ON ')[0]),
    ).toEqual(['CREATE INDEX _stream_records_by_shard', 'CREATE INDEX _stream_records_by_place'])
  },
)
