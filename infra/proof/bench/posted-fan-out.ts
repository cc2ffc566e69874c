import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'

/**
 * The least that can push over a WebSocket API: each connection is posted to through the management API, which
 * stands in the same process as it does in the local product. In a process of its own.
 */
const AT_ONCE = 50

const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

const live = new Map<string, WebSocket>()

const management = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    live.get(request.url?.split('/').at(-1) ?? '')?.send(Buffer.concat(chunks).toString())
    response.end()
  })
})
const client = new ApiGatewayManagementApiClient({
  endpoint: `http://127.0.0.1:${await listening(management)}/ws`,
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})

async function postToAll(text: string): Promise<void> {
  const waiting = [...live.keys()]
  const worker = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      await client.send(new PostToConnectionCommand({ ConnectionId: id, Data: text }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    response.end('{}')
    void postToAll(Buffer.concat(chunks).toString())
  })
})
new WebSocketServer({ server }).on('connection', (socket) => {
  const id = randomUUID()
  live.set(id, socket)
  socket.once('close', () => live.delete(id))
})
console.log(`http://localhost:${await listening(server)}`)
