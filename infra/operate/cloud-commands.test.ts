import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

// Commands for AWS can't run here. They name programs, calls and options that exist.

const pages = ['docs/operations.md', 'docs/first-account.md']
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const commands = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^ *```bash cloud\n([^]*?)^ *```/gm)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => line.trim() || []),
  ),
)
const own = [...new Set(commands.filter((command) => command.startsWith('npm run ')))]

/** Programs that a person on call has. */
const programs =
  /^(export [A-Z_]+=|[A-Z]+=\$\(aws |aws [a-z-]+ [a-z-]+( |$)|jq '|git checkout |gh run list |gh workflow run |npm ci$|npx cdk bootstrap$)/

type Help = { readonly code: unknown; readonly out: string }

function printHelp(base: string, tool: string): Promise<Help> {
  const script = /^node (.*)$/.exec(scripts[base] ?? '')?.[1] ?? ''
  const args = [...script.split(' '), ...(tool ? [tool] : []), '--help']
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, out, said) => resolve({ code: error?.code ?? 0, out: out + said }))
  })
}

const printed = new Map<string, Promise<Help>>()

/** Returns the help of one of our commands, of which the pages have several forms. */
function help(base: string, tool: string): Promise<Help> {
  const text = printed.get(`${base} ${tool}`) ?? printHelp(base, tool)
  printed.set(`${base} ${tool}`, text)
  return text
}

it('are for programs that a person on call has', () => {
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter((command) => !own.includes(command) && !programs.test(command))).toEqual([])
})

it('say where the secrets of the payment provider are', () => {
  const index = commands.indexOf('npm run payments -- reconcile')
  expect(commands[index - 1]).toBe('export PAYMENT_PARAMETERS=/hibachi-ember')
})

it.each(own)('%s exists, with its options', async (command) => {
  const [called = '', ...options] = command.replace(' -- -', ' -').split(/ (?=--?\w)/)
  const [base = '', tool = ''] = called.replace('npm run ', '').split(' -- ')
  const { code, out } = await help(base, tool.split(' ')[0] ?? '')
  expect([command, code]).toEqual([command, 0])
  for (const option of options) expect(out).toContain(option.split(/[ =]/)[0])
})

/** The packages of AWS services that are installed, by the name of the command line. */
const services: Readonly<Record<string, () => Promise<object>>> = {
  dynamodb: () => import('@aws-sdk/client-dynamodb'),
  ssm: () => import('@aws-sdk/client-ssm'),
  'cognito-idp': () => import('@aws-sdk/client-cognito-identity-provider'),
  cloudformation: () => import('@aws-sdk/client-cloudformation'),
  logs: () => import('@aws-sdk/client-cloudwatch-logs'),
  lambda: () => import('@aws-sdk/client-lambda'),
}

const pascal = (name: string) => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())

it('make calls that the services have', async () => {
  const calls = commands.flatMap((command) => [...command.matchAll(/\baws ([a-z-]+) ([a-z-]+)/g)])
  const known = calls.filter(([, service = '']) => service in services)
  const missing: string[] = []
  for (const [call, service = '', action = ''] of known)
    if (!(`${pascal(action)}Command` in ((await services[service]?.()) ?? {}))) missing.push(call)
  expect(known.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
