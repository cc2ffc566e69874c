import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { runSequence, OtherServer } from './other-server'

const vendure = OtherServer.parse(JSON.parse(readFileSync('infra/checks/bench/comparison/vendure.json', 'utf8')))

/** A server that gives each visitor a word, and takes an order only from who says it. */
async function givenServer() {
  let visitors = 0
  const said: string[] = []
  const server = createServer((request, response) => {
    said.push(request.headers.authorization ?? '')
    response.setHeader('x-word', `word-${(visitors += 1)}`).end(request.url === '/order' ? '{"ok":true}' : '{}')
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, said, close: () => (server.closeAllConnections(), server.close()) }
}

const step = (path: string, more: object = {}) => ({ path, expect: '{', ...more })
const wayOf = (...steps: readonly object[]) => OtherServer.shape.menu.parse([{ way: 'a way', steps }])

test('what a header of an answer said is in place in the steps after it', async () => {
  const { url, said, close } = await givenServer()
  const [way] = wayOf(
    step('/', { keep: { word: 'x-word' } }),
    step('/order', { headers: { authorization: 'Bearer {{word}}' }, body: { now: '{{word}}' }, expect: '"ok"' }),
  )
  if (way) await runSequence(url, way)
  expect(said).toEqual(['', 'Bearer word-1'])
  close()
})

test('an answer that did not work is a fault, and no quick success', async () => {
  const { url, close } = await givenServer()
  const [way] = wayOf(step('/', { expect: '"ok"' }))
  await expect(way && runSequence(url, way)).rejects.toThrow('answered without "ok"')
  close()
})

test("Vendure's order can be placed in one document, which is its quickest way", () => {
  expect(vendure.order.map(({ way, steps }) => [way, steps.length])).toEqual([
    ['one document', 1],
    ['a mutation a step', 8],
  ])
})
