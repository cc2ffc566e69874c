import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { runSequence, OtherServer } from './other-server'

const vendure = OtherServer.parse(JSON.parse(readFileSync('infra/checks/bench/comparison/vendure.json', 'utf8')))

/** A server that gives each visitor a token and accepts orders only with it. */
async function startTokenServer() {
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

test('a remembered header of an answer is inserted into later steps', async () => {
  const { url, said, close } = await startTokenServer()
  const [way] = wayOf(
    step('/', { keep: { word: 'x-word' } }),
    step('/order', { headers: { authorization: 'Bearer {{word}}' }, body: { now: '{{word}}' }, expect: '"ok"' }),
  )
  if (way) await runSequence(url, way)
  expect(said).toEqual(['', 'Bearer word-1'])
  close()
})

test('an unexpected answer is an error', async () => {
  const { url, close } = await startTokenServer()
  const [way] = wayOf(step('/', { expect: '"ok"' }))
  await expect(way && runSequence(url, way)).rejects.toThrow('answered without "ok"')
  close()
})

test("Vendure's order can be placed in one document, which is its fastest way", () => {
  expect(vendure.order.map(({ way, steps }) => [way, steps.length])).toEqual([
    ['one document', 1],
    ['a mutation a step', 8],
  ])
})
