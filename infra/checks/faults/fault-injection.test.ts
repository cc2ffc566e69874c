import type { DynamoDBRecord } from 'aws-lambda'
import { shuffleAcrossItems, withStreamFaults } from './fault-injection'
import { createRandom } from '#infra/operate/sample-history/random'

const record = (item: string, sequence: number): DynamoDBRecord => ({
  dynamodb: { Keys: { pk: { S: item } }, SequenceNumber: String(sequence) },
})
const shown = (records: readonly DynamoDBRecord[]) =>
  records.map(({ dynamodb }) => `${dynamodb?.Keys?.['pk']?.S}${dynamodb?.SequenceNumber}`)
const batch = Array.from({ length: 12 }, (_, at) => record('abc'[at % 3] ?? '', at))

it('reorders different items but not the changes of one item', () => {
  const mixed = shuffleAcrossItems(batch, createRandom(3))
  expect(shown(mixed)).not.toEqual(shown(batch))
  expect([...shown(mixed)].sort()).toEqual([...shown(batch)].sort())
  for (const item of 'abc') {
    const own = (records: readonly string[]) => records.filter((one) => one.startsWith(item))
    expect(own(shown(mixed))).toEqual(own(shown(batch)))
  }
})

it('identifies an item by its key, whatever the order of its attributes', () => {
  const named = batch.map(({ dynamodb }, at): DynamoDBRecord => {
    const [pk, sk] = [{ S: dynamodb?.Keys?.['pk']?.S ?? '' }, { S: 'ORDER' }]
    return { dynamodb: { ...dynamodb, Keys: at % 2 === 0 ? { pk, sk } : { sk, pk } } }
  })
  const mixed = shown(shuffleAcrossItems(named, createRandom(3)))
  for (const item of 'abc')
    expect(mixed.filter((one) => one.startsWith(item))).toEqual(shown(batch).filter((one) => one.startsWith(item)))
})

it('aborts functions and repeats old records, but completes every batch in the end', async () => {
  const calls: number[] = []
  const handler = withStreamFaults(({ Records }) => void calls.push(Records.length), createRandom(5))
  let lost = 0
  for (let round = 0; round < 30; round += 1) {
    for (let tries = 0; tries < 5; tries += 1) {
      try {
        await handler({ Records: [record('a', 2 * round), record('b', 2 * round + 1)] }, undefined)
        break
      } catch {
        lost += 1
        expect(tries).toBeLessThan(4)
      }
    }
  }
  expect(lost).toBeGreaterThan(3)
  expect(calls).toContain(1)
  expect(Math.max(...calls)).toBeGreaterThan(2)
})

it('is repeatable with the same seed', () => {
  expect(createRandom(9).shuffled(shown(batch))).toEqual(createRandom(9).shuffled(shown(batch)))
})
