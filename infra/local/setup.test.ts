import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  assertNodeOfScripts,
  findChromium,
  needsBuild,
  needsInstall,
  nodeProblem,
  noteBuilt,
  sourceFingerprint,
} from './setup.mjs'
import { scaleLimit } from '#infra/testkit/machine-speed'

let root: string

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['9.11.2', false],
  ['20.20.2', false],
  ['22.9.0', false],
  ['22.13.0', true],
  ['24.0.0', true],
])('Node %s is supported: %s', (version, fits) => {
  write('package.json', { engines: { node: '>=22.13' } })
  expect(nodeProblem(root, version) === undefined).toBe(fits)
})

it('rejects a Node of the scripts that is too old, and takes the one that the packages bring', () => {
  write('package.json', { engines: { node: '>=22.13' } })
  const bring = (version: string) => {
    write('node_modules/.bin/node', `#!/bin/sh\necho v${version}\n`)
    chmodSync(join(root, 'node_modules/.bin/node'), 0o755)
  }
  bring('20.20.2')
  expect(() => assertNodeOfScripts(root)).toThrow('Hibachi Ember needs Node.js 22.13 or newer; this is 20.20.2.')
  bring('24.22.3')
  expect(() => assertNodeOfScripts(root)).not.toThrow()
})

it.each([
  ['start.mjs', '--help', 0],
  ['dev.mjs', '--help', 0],
  ['prepare.mjs', '--help', 0],
  ['oracle.mjs', '--help', 0],
  ['localstack.mjs', '--help', 0],
  ['main.ts', '--help', 0],
  ['start.mjs', '--port=3000', 2],
])('%s %s prints its usage and ends', (file, argument, code) => {
  const reading = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const { status, stdout, stderr } = spawnSync(process.execPath, [...reading, join('infra/local', file), argument], {
    encoding: 'utf8',
    timeout: scaleLimit(60_000),
  })
  expect({ status, said: stdout + stderr }).toEqual({
    status: code,
    said: expect.stringMatching(/^(npm run|npm start|node) ?/m),
  })
})

describe('whether to install', () => {
  const lock = (version: string, extra = {}) => ({
    packages: {
      '': {},
      'node_modules/a': { version },
      'node_modules/other-platform': { version: '1', optional: true },
      ...extra,
    },
  })

  const installed = (version: string) =>
    write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version } } })
  const forStart = { forTests: false }

  it('installs missing and outdated packages only', () => {
    write('package-lock.json', lock('2.0.0'))
    expect(needsInstall(root, forStart)).toBe(true)
    installed('1.0.0')
    expect(needsInstall(root, forStart)).toBe(true)
    installed('2.0.0')
    expect(needsInstall(root, forStart)).toBe(false)
    write('package-lock.json', lock('2.0.0', { 'node_modules/b': { version: '1.0.0' } }))
    expect(needsInstall(root, forStart)).toBe(true)
  })

  it('installs packages of tests and tools only for tests', () => {
    write('package-lock.json', lock('2.0.0', { 'node_modules/b': { version: '1.0.0', dev: true } }))
    installed('2.0.0')
    expect(needsInstall(root, forStart)).toBe(false)
    expect(needsInstall(root, { forTests: true })).toBe(true)
  })
})

describe('whether to build', () => {
  it('builds after a change of a source, not of a test or a function', () => {
    write('frontend/src/main.tsx', 'one')
    write('shared/platform/money.ts', 'one')
    const before = sourceFingerprint(root)
    write('frontend/src/main.test.tsx', 'a test')
    write('frontend/e2e/order.ts', 'a test')
    write('functions/orders/place-order.ts', 'a function')
    expect(sourceFingerprint(root)).toBe(before)
    write('shared/platform/money.ts', 'two')
    const changed = sourceFingerprint(root)
    expect(changed).not.toBe(before)
    write('docs/owners-guide/the-desk.webp', 'a picture that the desk shows')
    const after = sourceFingerprint(root)
    expect(after).not.toBe(changed)

    noteBuilt(root, after)
    expect(needsBuild(root, after)).toBe(true)
    write('dist/index.html', '')
    expect(needsBuild(root, after)).toBe(false)
    expect(needsBuild(root, before)).toBe(true)
  })

  it('rebuilds a site that was built in another way from the same sources', () => {
    const fingerprint = sourceFingerprint(root)
    expect(needsBuild(root, fingerprint)).toBe(true)
    write('dist/index.html', '')
    write('dist/.vite/manifest.json', { 'main.tsx': { file: 'assets/main-minified.js' } })
    noteBuilt(root, fingerprint)
    expect(needsBuild(root, fingerprint)).toBe(false)
    write('dist/.vite/manifest.json', { 'main.tsx': { file: 'assets/main-readable.js' } })
    expect(needsBuild(root, fingerprint)).toBe(true)
  })
})

it('prefers the configured browser', () => {
  write('mine/chromium', '')
  write('configured/browser', '')
  chmodSync(join(root, 'mine/chromium'), 0o755)
  const configured = join(root, 'configured/browser')
  const env = { CHROMIUM_PATH: configured, PATH: join(root, 'mine') }
  expect(findChromium(env)).not.toBe(configured)
  chmodSync(configured, 0o755)
  expect(findChromium(env)).toBe(configured)
})
