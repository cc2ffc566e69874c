import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { operatorTools } from './tools'
import { scaleLimit } from '#infra/testkit/machine-speed'

const root = process.cwd()
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const scriptCommands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, words] = /^node --import tsx (.*)$/.exec(script) ?? []
  return words && name !== 'tool' ? [{ name, words: words.split(' ') }] : []
})
const toolCommands = Object.entries(operatorTools).flatMap(([name, [file]]) =>
  file.endsWith('.ts') ? [{ name: `tool -- ${name}`, words: name === 'destroy' ? [file, 'destroy'] : [file] }] : [],
)

/** The commands of `package.json` and of `npm run tool` that are written in TypeScript. */
const commands = [...scriptCommands, ...toolCommands]

/**
 * Runs a command where it would find nothing to do anything with: an empty folder, no programs, no
 * account.
 */
function called([file = '', ...words]: readonly string[]) {
  const folder = createTemporaryFolder('command-line')
  const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
  const env = { DATA_DIR: folder, PATH: folder, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') }
  const args = ['--import', tsx, join(root, file), ...words]
  return new Promise<{ code: unknown; out: string; said: string; left: string[] }>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env, timeout: scaleLimit(60_000) }, (error, out, said) =>
      resolve({ code: error?.code ?? 0, out, said, left: readdirSync(folder) }),
    )
  })
}

test('there are commands', () => {
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['deploy', 'verify-deployment', 'tool -- destroy', 'tool -- restore', 'tool -- soak']),
  )
})

describe.each(commands)('$name, misspelt', ({ name, words }) => {
  test('does nothing but say how it is called', async () => {
    const { code, out, said, left } = await called([...words, '--misspelt'])
    expect(said).toContain("Unknown option '--misspelt'.")
    expect(said).toContain(`\nnpm run ${name}`)
    expect({ code, out, left }).toEqual({ code: 2, out: '', left: [] })
  })
})

test.each([
  [['infra/deploy/main.ts', 'destory'], 'destory is neither deploy nor destroy.'],
  [['infra/deploy/main.ts', 'destroy', '--yes'], "Unknown option '--yes'."],
  [['infra/deploy/main.ts', 'deploy', 'destroy'], 'destroy is not understood.'],
  [['infra/local/stream/dead-letters-main.ts'], 'What to do is missing.'],
  [['infra/local/stream/dead-letters-main.ts', 'put-back'], 'put-back is not understood.'],
  [['infra/operate/restore/main.ts', 'mising', '--into', 'new'], 'mising is not understood.'],
  [['infra/operate/restore/main.ts', '--into', 'new', '--at', 'noon'], '--at noon is no time such as'],
  [['infra/checks/bench/main.ts', 'unit'], 'unit is none of growth, lighthouse'],
  [['infra/tool.ts', 'restor'], 'There is no tool restor.'],
  [['infra/local/oracle.mjs', '--runinband'], '--runinband is not understood.'],
  [['infra/local/localstack.mjs', '--token=x'], '--token=x is not understood.'],
  [['infra/checks/faults/main.ts', 'earthquake'], 'earthquake is in the name of none of'],
  [['infra/checks/faults/main.ts', '--seed', 'x'], '--seed x is no whole number'],
  [['infra/checks/faults/soak.ts', '--minutes', 'half'], '--minutes half is no whole number'],
])('%j is refused', async (words, why) => {
  const { code, out, said, left } = await called(words)
  expect(said).toContain(why)
  expect({ code, out, left }).toEqual({ code: 2, out: '', left: [] })
})

test('a command ends quietly when the reader of its output, such as head, has ended', async () => {
  const command = `${process.execPath} --import tsx infra/tool.ts --help | true`
  expect(await promisify(execFile)('sh', ['-c', command])).toEqual({ stdout: '', stderr: '' })
})

test('dead letters says so, and fails, where a folder is missing or the letters are in AWS', async () => {
  const missing = { ...process.env, DATA_DIR: join(createTemporaryFolder('command-line'), 'missing') }
  const list = (env: NodeJS.ProcessEnv) =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      const args = ['--import', 'tsx', 'infra/tool.ts', 'dead-letters', 'list']
      execFile(process.execPath, args, { env }, (error, _, said) => resolve({ code: error?.code ?? 0, said }))
    })
  expect(await list(missing)).toEqual({ code: 1, said: expect.stringContaining('There is no data folder') })
  const { DATA_DIR: _, ...cloud } = { ...missing, TABLE_NAME: 'table' }
  expect(await list(cloud)).toEqual({ code: 1, said: expect.stringContaining('In AWS, dead letters are in a queue') })
})
