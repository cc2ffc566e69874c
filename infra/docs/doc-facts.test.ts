import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { streamConsumers } from '#infra/stacks/functions/stream-consumers'
import { operatorTools } from '#infra/tools'
import { DEFAULT_SEARCH_DAYS, MAX_SEARCH_DAYS } from '#shared/kitchen/search-contract'
import { Role } from '#shared/platform/fields'
import { MAX_LOCATIONS_PER_RUN } from '#shared/registry/schedules'

// What the pages say about the code is compared with the code.

const root = join(__dirname, '../..')
const textOf = (name: string) => readFileSync(join(root, name), 'utf8')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const folders = new Set(tracked.flatMap(listFolders))
const names = new Set([...tracked, ...tracked.map((file) => basename(file))])
const tops = new Set([...folders].filter((folder) => !folder.includes('/')))
/** The changelog is about earlier versions, too. */
const pages = tracked.filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
const lines = pages.flatMap((page) =>
  textOf(page)
    .split('\n')
    .map((text, index) => ({ place: `${page}:${index + 1}`, text })),
)

/** Returns all folders that a file is in. */
function listFolders(file: string): readonly string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...listFolders(folder)]
}

const isPattern = (text: string) => /[<>{}*…#\s]|NNNN/.test(text)
const isFileName = (text: string) => /^[\w.-]+\.(tsx?|mjs|json|md|yml|css)$/.test(text)

/** Whether a text names a file or folder of the repository; undefined if it names none at all. */
function isExisting(text: string): boolean | undefined {
  const path = text.replace(/\/$/, '')
  if (isPattern(path)) return undefined
  if (isFileName(path)) return names.has(path)
  const [top = ''] = path.split('/')
  return path.includes('/') && tops.has(top) ? names.has(path) || folders.has(path) : undefined
}

test('every path and file name between backticks exists', () => {
  const missing = lines.flatMap(({ place, text }) =>
    [...text.matchAll(/`([^`]+)`/g)].flatMap(([, named = '']) =>
      isExisting(named) === false ? [`${place} ${named}`] : [],
    ),
  )
  expect(missing).toEqual([])
})

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(textOf('package.json')))

test('every command exists', () => {
  const unknown = lines.flatMap(({ place, text }) => [
    ...[...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([named, name = '']) =>
      name in scripts ? [] : [`${place} ${named}`],
    ),
    ...[...text.matchAll(/npm run tool -- ([a-z][\w-]*)/g)].flatMap(([named, name = '']) =>
      name in operatorTools ? [] : [`${place} ${named}`],
    ),
  ])
  expect(unknown).toEqual([])
})

test('the readme lists every command of package.json but the hooks of others', () => {
  const readme = textOf('README.md')
  const isHook = (name: string) => /^(pre|post)/.test(name) || name === 'types'
  const listed = (name: string) =>
    readme.includes(`\`npm run ${name}\``) || readme.includes(`\`npm ${name}\``) || readme.includes(`npm run ${name}`)
  expect(Object.keys(scripts).filter((name) => !isHook(name) && !listed(name))).toEqual([])
})

test('the page about accounts lists every role', () => {
  const [, section = ''] = /^## Roles\n([^]*?)(?=^## )/m.exec(textOf('docs/product/accounts.md')) ?? []
  expect(Role.options.filter((role) => !section.includes(`\`${role}\``))).toEqual([])
})

/** Counts and limits that a page states, with their value in the code. */
const claims = [
  ['docs/scale.md', /From (\d+) locations on, a schedule sends/, MAX_LOCATIONS_PER_RUN + 1],
  ['docs/product/kitchen.md', /search covers (\d+) days/, DEFAULT_SEARCH_DAYS],
  ['docs/product/kitchen.md', /at most it covers (\d+)/, MAX_SEARCH_DAYS],
  ['docs/decisions/0003-change-stream.md', /allows (\w+) readers/, streamConsumers.length],
  ['docs/faults.md', /`--minutes (\d+)` in CI/, Number(/soak --minutes (\d+)/.exec(scripts['test:soak'] ?? '')?.[1])],
] as const

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

test.each(claims)('%s states the right %s', (page, pattern, value) => {
  const stated = pattern
    .exec(textOf(page))
    ?.slice(1)
    .find((found) => found !== undefined)
  const number = words.includes(stated ?? '') ? words.indexOf(stated ?? '') : Number(stated)
  expect([page, number]).toEqual([page, value])
})
