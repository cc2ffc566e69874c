import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { getBatchError, handleChangeBatch } from './event-handlers'
import type { TableChange } from './event-handlers'

const names = (changes: readonly TableChange[]) => changes.map(({ after }) => String(after?.['name']))
const batch = { Records: toStreamRecords({ name: 'miso' }, { name: 'gyoza' }, { name: 'edamame' }) }

/** A reaction that fails at whatever holds the gyoza, and the batches that it was given. */
function reaction({ failing }: { readonly failing: boolean }) {
  const given: string[][] = []
  const handler = handleChangeBatch('count', async (changes) => {
    given.push(names(changes))
    if (failing && names(changes).includes('gyoza')) throw new Error('No gyoza')
  })
  return { handler, given }
}

it('takes the changes of a batch together, in order', async () => {
  const { handler, given } = reaction({ failing: false })
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
  expect(given).toEqual([['miso', 'gyoza', 'edamame']])
})

it('takes them one by one where that fails: those before the one at fault are done with, and nothing overtakes it', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  const { handler, given } = reaction({ failing: true })
  const answer = await handler(batch)
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }, { itemIdentifier: '3' }] })
  expect(getBatchError(answer)).toEqual(new Error('No gyoza'))
  expect(given).toEqual([['miso', 'gyoza', 'edamame'], ['miso'], ['gyoza']])
})

it('says what only all of them together failed at', async () => {
  const said = jest.spyOn(console, 'warn').mockReturnValue()
  const handler = handleChangeBatch('count', async (changes) => {
    if (changes.length > 1) throw new Error('Too many')
  })
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
  expect(said.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { level: 'warning', event: 'reaction', reaction: 'count', records: 3, reason: 'Error: Too many' },
  ])
})
