import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** The least that can push: whoever is connected hears what is posted, after the answer. In a process of its own. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    response.end('{}')
    const text = Buffer.concat(chunks).toString()
    for (const client of sockets.clients) client.send(text)
  })
})
const sockets = new WebSocketServer({ server })

server.listen(0, '127.0.0.1', () => {
  const address: AddressInfo | string | null = server.address()
  if (typeof address === 'object' && address) console.log(`http://localhost:${address.port}`)
})
