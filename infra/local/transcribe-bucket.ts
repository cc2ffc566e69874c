import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type BucketObjects = Map<string, Buffer>

/**
 * As much of the bucket's calls as the product makes: put, get and delete of one object. Kept in
 * memory only.
 */
export const createRecordingBucket =
  (objects: BucketObjects) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/' } = request
    const key = decodeURIComponent(url.split('?')[0] ?? '').replace(/^\/[^/]+\//, '')
    const body = await buffer(request)
    const found = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, body)
      return void response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (method !== 'GET') return void response.writeHead(405).end()
    if (found) return void response.writeHead(200).end(found)
    response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
  }
