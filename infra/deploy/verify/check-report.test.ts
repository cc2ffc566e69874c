import {
  NotApplicable,
  assertCheck,
  formatOutcome,
  createStepRunner,
  formatSummary,
  hasNoFailure,
  type Outcome,
} from './check-report'
import { resolveApiOrigins } from './local-cdn'
import { parseVerifyOptions } from './synthesized-app'

const menu: Outcome = { name: 'menu', status: 'passed', detail: '95 dishes', milliseconds: 12 }
const cdn: Outcome = { name: 'past the CDN', status: 'skipped', detail: 'there is no CDN', milliseconds: 0 }
const push: Outcome = { name: 'push', status: 'failed', detail: 'heard only []', milliseconds: 30_000 }

describe('the report', () => {
  test('shows the finding and the duration of each step', () => {
    expect(formatOutcome(menu)).toMatch(/^ok +menu +12 ms +95 dishes$/)
    expect(formatOutcome(push)).toMatch(/^FAIL +push +30000 ms +heard only \[\]$/)
  })

  test('counts passed, failed and skipped steps', () => {
    expect(formatSummary([menu, menu, cdn, push])).toBe('2 passed, 1 failed, 1 skipped.')
  })

  test('only a failure is a failure', () => {
    expect([hasNoFailure([menu, cdn]), hasNoFailure([menu, push])]).toEqual([true, false])
  })
})

test('a failed step does not stop the next', async () => {
  const reported: string[] = []
  const { outcomes, step } = createStepRunner(({ name, status }) => reported.push(`${name} ${status}`))
  await step('one', async () => {
    assertCheck(false, 'seen instead')
    return ''
  })
  await step('two', () => Promise.reject(new NotApplicable('not here')))
  await step('three', () => Promise.resolve('fine'))
  expect(reported).toEqual(['one failed', 'two skipped', 'three passed'])
  expect(outcomes.map(({ detail }) => detail)).toEqual(['seen instead', 'not here', 'fine'])
})

describe('where the APIs are', () => {
  const SocketUrl = 'wss://live1.execute-api.us-east-1.amazonaws.com/ws'

  test.each([
    ['an emulator that names itself by its address', 'http://calls1.execute-api.127.0.0.1:4566', '127.0.0.1:4566'],
    ['one that has a name', 'http://calls1.execute-api.emulator.example:4566', 'emulator.example:4566'],
    ['one that names what it stands in for', 'https://calls1.execute-api.us-east-1.amazonaws.com', '127.0.0.1:4566'],
  ])('at %s', (_, ApiUrl, rest) => {
    const { api, sockets } = resolveApiOrigins('http://127.0.0.1:4566', { ApiUrl, SocketUrl })
    expect(api.at.host).toBe('127.0.0.1:4566')
    expect([api.host, sockets.host]).toEqual([`calls1.execute-api.${rest}`, `live1.execute-api.${rest}`])
  })
})

describe('the command line', () => {
  test('an endpoint and settings for the CDK', () => {
    expect(parseVerifyOptions(['--endpoint', 'http://127.0.0.1:4566/', '-c', 'x=1', '--destroy'])).toEqual({
      endpoint: 'http://127.0.0.1:4566',
      destroy: true,
      context: ['-c', 'x=1'],
    })
  })

  test.each([
    [[]],
    [['--endpoint']],
    [['--endpoint', 'nowhere']],
    [['--endpont', 'aws']],
    [['--endpoint', 'aws', '--without', 'A']],
  ])('%j is rejected', (args) => {
    expect(() => parseVerifyOptions(args)).toThrow('npm run verify-deployment -- --endpoint')
  })
})
