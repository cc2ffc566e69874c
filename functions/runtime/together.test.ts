import { together } from './together'

/** A reading that ends when it is told to. */
function readings() {
  const under: { asked: readonly string[]; end: (answers: readonly string[]) => void; fail: (error: Error) => void }[] =
    []
  const ask = together(
    (asked: readonly string[]) =>
      new Promise<readonly string[]>((end, fail) => {
        under.push({ asked, end, fail })
      }),
  )
  return { under, ask }
}

/** Until everything that waits for nothing has run. */
const soon = () => new Promise((resolve) => setImmediate(resolve))

test('who asks while a reading is under way waits for the next, with all others, since that one may have missed what they ask about', async () => {
  const { under, ask } = readings()
  const first = ask('first')
  await soon()
  const others = [ask('second'), ask('third')]
  await soon()
  expect(under.map(({ asked }) => asked)).toEqual([['first']])
  under[0]?.end(['one'])
  await expect(first).resolves.toBe('one')
  await soon()
  expect(under.map(({ asked }) => asked)).toEqual([['first'], ['second', 'third']])
  under[1]?.end(['two', 'three'])
  await expect(Promise.all(others)).resolves.toEqual(['two', 'three'])
})

test('who asks twice is answered by two readings', async () => {
  const { under, ask } = readings()
  for (const answer of ['before', 'after']) {
    const asked = ask('the same')
    await soon()
    under.at(-1)?.end([answer])
    await expect(asked).resolves.toBe(answer)
  }
})

test('a reading that fails fails those who asked for it, and nobody who asked later', async () => {
  const { under, ask } = readings()
  const first = ask('first')
  await soon()
  const second = ask('second')
  under[0]?.fail(new Error('The table is away'))
  await expect(first).rejects.toThrow('The table is away')
  await soon()
  under[1]?.end(['two'])
  await expect(second).resolves.toBe('two')
})
