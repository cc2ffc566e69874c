import { toLogEntries } from './log-entries'
import { LogLine } from './log-source'

const at = (second: number) => `2027-01-14T19:00:0${second}.000Z`

const listProblems = (...lines: readonly object[]): readonly string[] =>
  toLogEntries(lines.map((line, index) => LogLine.parse({ at: at(index), level: 'info', ...line }))).flatMap(
    ({ isProblem, text }) => (isProblem ? [text] : []),
  )

const failed = { event: 'reaction', level: 'error', reaction: 'award-points', eventId: '7', error: 'no answer' }
const worked = { event: 'reaction', reaction: 'award-points', records: 1 }

it('has no problem with a reaction that failed and then worked at the same change', () => {
  expect(listProblems(failed, { ...worked, eventIds: ['6', '7'] })).toEqual([])
  expect(listProblems(failed, { ...worked, eventIds: ['8'] })).toHaveLength(1)
  expect(listProblems({ ...worked, eventIds: ['7'] }, failed)).toHaveLength(1)
  expect(listProblems(failed, { ...worked, reaction: 'update-numbers', eventIds: ['7'] })).toHaveLength(1)
})

it('has no problem with a call of the provider or a worker that worked later', () => {
  const payment = { event: 'payment', level: 'error', error: 'no answer' }
  expect(listProblems(payment, { event: 'payment', step: 'capture', facts: ['captured'] })).toEqual([])
  const worker = { event: 'worker', worker: 'deliver-mails' }
  expect(listProblems({ ...worker, level: 'error', error: 'no answer' }, worker)).toEqual([])
})

it('says that the card was not charged, though the call worked', () => {
  expect(listProblems({ event: 'payment', step: 'capture', facts: ['capture-failed'] })).toHaveLength(1)
})

it('shows that no board was connected for a new ticket, which is no problem of the order', () => {
  const push = { at: at(0), event: 'push', reaction: 'push-kitchen-tickets', types: ['new_order'], connections: 0 }
  const show = (line: object) => toLogEntries([LogLine.parse({ ...push, ...line })])
  expect(show({})).toMatchObject([
    { text: expect.stringContaining('connections: 0'), isProblem: false, isRoutine: false },
  ])
  expect(show({ connections: 1 })).toMatchObject([{ isRoutine: true }])
  expect(show({ reaction: 'push-order-status' })).toMatchObject([{ isRoutine: true }])
})

it('lists a failed call once', () => {
  const access = { event: 'access', status: 500, requestId: 'one' }
  const request = { event: 'request', level: 'error', requestId: 'one', outcome: 'internal-error', error: 'broken' }
  expect(listProblems(request, access)).toEqual([expect.stringContaining('internal-error')])
  expect(listProblems(access)).toEqual([expect.stringContaining('500')])
})

it('names the place in the code of the product, not in a tool further down the stack', () => {
  const frames = ['node_modules/sdk/client.js:1', 'infra/testkit/watch.ts:2', 'functions/loyalty/repository.ts:3']
  const stack = ['Error: broken', ...frames.map((frame) => `    at call (/app/${frame}:1)`)].join('\n')
  const error = { name: 'Error', message: 'broken', stack }
  expect(listProblems({ ...failed, error })).toEqual([
    expect.stringContaining('(/app/functions/loyalty/repository.ts:3:1)'),
  ])
})
