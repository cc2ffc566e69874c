import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { computeOnce, getBatchError, handleChangeBatch, type TableChange } from './event-handlers'

const names = (changes: readonly TableChange[]) => changes.map(({ after }) => String(after?.['name']))
const batch = { Records: toStreamRecords({ name: 'miso' }, { name: 'gyoza' }, { name: 'edamame' }) }

/** Returns a handler that can fail for batches with `gyoza`, and the batches that it got. */
function reaction({ failing }: { readonly failing: boolean }) {
  const batches: string[][] = []
  const handler = handleChangeBatch('count', async (changes) => {
    batches.push(names(changes))
    if (failing && names(changes).includes('gyoza')) throw new Error('No gyoza')
  })
  return { handler, batches }
}

it('processes the changes of a batch together, in order', async () => {
  const { handler, batches } = reaction({ failing: false })
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
  expect(batches).toEqual([['miso', 'gyoza', 'edamame']])
})

it('repeats a failed batch change by change, and reports the failing change and all after it', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  const { handler, batches } = reaction({ failing: true })
  const answer = await handler(batch)
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }, { itemIdentifier: '3' }] })
  expect(getBatchError(answer)).toEqual(new Error('No gyoza'))
  expect(batches).toEqual([['miso', 'gyoza', 'edamame'], ['miso'], ['gyoza']])
})

it('warns about an error that only the whole batch causes', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  const handler = handleChangeBatch('count', async (changes) => {
    if (changes.length > 1) throw new Error('Too many')
  })
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { level: 'warning', event: 'reaction', reaction: 'count', records: 3, reason: 'Error: Too many' },
  ])
})

it('reads a change once, however many reactions get it, and again only if that failed', async () => {
  const read = jest.fn(({ after }: TableChange) => {
    if (read.mock.calls.length === 1) throw new Error('The release is too old')
    return String(after?.['name'])
  })
  const readOnce = computeOnce(read)
  const seen: TableChange[] = []
  const reactions = Array.from({ length: 3 }, () =>
    handleChangeBatch('count', async (changes) => {
      seen.push(...changes)
    }),
  )
  for (const react of reactions) await react(batch)
  expect(seen).toHaveLength(9)
  expect(new Set(seen).size).toBe(3)
  const [first] = seen
  if (!first) throw new Error('No change')
  expect(() => readOnce(first)).toThrow('The release is too old')
  expect(seen.map(readOnce)).toEqual(Array.from({ length: 3 }, () => ['miso', 'gyoza', 'edamame']).flat())
  expect(read).toHaveBeenCalledTimes(4)
})
