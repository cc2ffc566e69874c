import { startHttpServer, type RequestHandler } from '../http-server'

/** Answers the requests for one bucket, by its name. */
type Buckets = Readonly<Record<string, RequestHandler>>

/**
 * Emulates S3, with path-style addresses (`/bucket/key`), as the SDK sends them to an IP address.
 */
export async function openS3(buckets: Buckets) {
  const { port, close } = await startHttpServer(0, async (request, response) => {
    const name = request.url?.split('/')[1] ?? ''
    const bucket = buckets[name]
    if (bucket) return bucket(request, response)
    response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchBucket</Code></Error>')
  })
  return { environment: { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` }, close }
}
