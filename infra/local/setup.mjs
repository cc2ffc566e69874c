import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'

// Plain JavaScript without packages, because this runs before packages are installed.

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Returns a sentence why this Node version can't run the product; undefined if it can. */
export function nodeProblem(root, version) {
  const [, oldest = ''] = /^>=([\d.]+)$/.exec(readJson(join(root, 'package.json')).engines.node) ?? []
  const isOlder = oldest.localeCompare(version, 'en', { numeric: true }) > 0
  return isOlder ? `Hibachi Ember needs Node.js ${oldest} or newer; this is ${version}.` : undefined
}

/**
 * Throws an error with one sentence if scripts would run on a Node that is too old. On Linux x64
 * the packages contain the cloud's Node, which npm puts first on the path of every script.
 */
export function assertNodeOfScripts(root) {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8', env: { ...process.env, PATH: path } })
  const problem = nodeProblem(root, (stdout ?? process.version).trim().slice(1))
  if (problem) throw new Error(problem)
}

const lockedPackages = (root) => Object.entries(readJson(join(root, 'package-lock.json'))?.packages ?? {})
const installedPackages = (root) => readJson(join(root, 'node_modules/.package-lock.json'))?.packages

/**
 * Whether the installed packages differ from the lock file. Optional ones may be missing on this
 * platform, and `devDependencies` unless tests need them.
 */
export function needsInstall(root, { forTests }) {
  const installed = installedPackages(root)
  if (!installed) return true
  return lockedPackages(root).some(([path, { version, optional, devOptional, peer, dev }]) => {
    if (path === '') return false
    const found = installed[path]
    if (found) return found.version !== version
    return !optional && !peer && (forTests || !(dev || devOptional))
  })
}

function run(command, args, root, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return !error && status === 0
}

/**
 * Installs missing packages: all for tests, else those that the product runs and is built with.
 * Throws an error with one sentence.
 */
export function install(root, { forTests }) {
  if (!needsInstall(root, { forTests })) return
  const hasAll = Object.values(installedPackages(root) ?? {}).some(({ dev }) => dev)
  const which = forTests || hasAll ? [] : ['--omit=dev']
  console.log('Installing packages (once, about half a minute) ...')
  if (run('npm', ['ci', ...which], root)) return
  // A pipeline installs exactly what the lock file names.
  const mayResolve = process.env['CI'] === undefined
  if (mayResolve) console.log('npm ci did not succeed; trying npm install ...')
  if (!mayResolve || !run('npm', ['install', ...which], root))
    throw new Error('The packages could not be installed; see the messages of npm above.')
}

const BUILT_FROM = [
  'frontend',
  'shared',
  'infra/catalogue',
  // Shown on the desk.
  'docs/owners-guide',
  'docs/owners-guide.md',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]
const NOT_BUILT = ['frontend/e2e', 'frontend/src/testing']

const filesUnder = (root, path) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(relative(root, entry.parentPath), entry.name))
    : []

function sources(root) {
  const [folders, files] = [
    BUILT_FROM.filter((path) => !path.includes('.')),
    BUILT_FROM.filter((path) => path.includes('.')),
  ]
  return [
    ...folders.flatMap((folder) => filesUnder(root, folder)),
    ...files.filter((file) => existsSync(join(root, file))),
  ]
    .filter((file) => !NOT_BUILT.some((folder) => file.startsWith(folder)) && !/\.test\.tsx?$/.test(file))
    .sort()
}

/** Returns a fingerprint of all sources of the site. */
export function sourceFingerprint(root) {
  const hash = createHash('sha256')
  for (const file of sources(root))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const stampFile = (root) => join(root, 'node_modules/.cache/hibachi-ember/site')

/** The fingerprint of the sources with the list of built files, to detect other builds. */
function stampOf(root, fingerprint) {
  const manifest = join(root, 'dist/.vite/manifest.json')
  const files = existsSync(manifest) ? createHash('sha256').update(readFileSync(manifest)).digest('hex') : 'none'
  return `${fingerprint} ${files}`
}

/** Records that the site was built from these sources. */
export function noteBuilt(root, fingerprint) {
  mkdirSync(dirname(stampFile(root)), { recursive: true })
  writeFileSync(stampFile(root), stampOf(root, fingerprint))
}

/** Whether the built site is missing, outdated, or built in another way. */
export const needsBuild = (root, fingerprint) =>
  !existsSync(join(root, 'dist/index.html')) ||
  !existsSync(stampFile(root)) ||
  readFileSync(stampFile(root), 'utf8') !== stampOf(root, fingerprint)

/** Builds the site. Throws an error with one sentence. */
export function build(root) {
  const fingerprint = sourceFingerprint(root)
  if (!needsBuild(root, fingerprint)) return
  console.log('Building the site ...')
  // Hides a notice about vite's future defaults.
  const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }
  if (!run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], root, quiet)) {
    throw new Error('The site could not be built; see the messages above.')
  }
  noteBuilt(root, fingerprint)
}

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the first Chromium of this machine: CHROMIUM_PATH, or a usual name on the PATH; undefined
 * if there is none.
 */
export function findChromium(env = process.env) {
  // The headless shell needs about half the processor time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(':')]
  const usual = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [env['CHROMIUM_PATH'], ...usual].find((file) => file && isExecutable(file))
}

/** Installs a browser for the tests if there is none. Throws an error with one sentence. */
export async function ensureChromium(root) {
  const playwrights = async () => (await import('playwright')).chromium.executablePath()
  if (findChromium() ?? existsSync(await playwrights())) return
  console.log('Installing a browser for the tests ...')
  if (run('npx', ['playwright', 'install', 'chromium'], root)) return
  const isRoot = process.getuid?.() === 0
  const install = (name) => run('apt-get', ['install', '-y', name], root)
  const byApt = () => run('apt-get', ['update'], root) && (install('chromium-headless-shell') || install('chromium'))
  if (isRoot && isExecutable('/usr/bin/apt-get') && byApt()) return
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.')
}

/** The settings of the local product. */
export const SETTINGS = `Settings are in the environment:
  PORT           where it is served (8080)
  DATA_DIR       the folder that keeps its data (.local)
  HOST_LOCATION  the code of the location that localhost means (the first)
  LOCATION_MODE  live: every location as it opens to the public (test)
  PAYMENTS       HENPR=local: guests of that location, live, pay at a stand-in on this machine
                 HENPR=stripe: at Stripe, with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET`

/** Prints the usage and ends the process for `--help` and for unknown arguments. */
export function runOrPrintUsage(usage, args = process.argv.slice(2)) {
  if (args.length === 0) return
  const isHelp = args.includes('--help')
  const say = isHelp ? console.log : console.error
  say(isHelp ? usage : `${args.join(' ')} is not understood.\n${usage}`)
  process.exit(isHelp ? 0 : 2)
}

/** Ends the process with one sentence if a step fails. */
export async function runOrPrintError(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
