import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { routes } from '#shared/registry/routes'
import { getRequestReference } from '#shared/platform/ids'
import { Problem } from '#shared/platform/problem'
import { createRouter, toHttpEvent, toHttpResponse, type HttpResponse, type ViewerRequest } from './http-event'
import { FunctionNotFound, type LambdaFunctions } from './lambda-runtime'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { buildReference } from '#infra/reference/reference-page'

export { openLogFile } from '../log-file'

/** API Gateway's own limit. */
const MAX_BODY_BYTES = 10_000_000
/** The CDN does not compress smaller answers. */
const MIN_COMPRESSED_BYTES = 1000

const compress = promisify(gzip)
const findRoute = createRouter(routes)

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const stream: AsyncIterable<Buffer> = request
  for await (const chunk of stream) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new Problem('too-large', 'That is more than the server takes at once.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function buildProblemAnswer(problem: Problem, requestId: string): HttpResponse {
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' }
  const body = { ...problem.toBody(), reference: getRequestReference(requestId) }
  return { status: problem.status, headers, cookies: [], body: Buffer.from(JSON.stringify(body)) }
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof URIError) return new Problem('invalid-input', 'That address is not valid.')
  if (error instanceof FunctionNotFound) return new Problem('not-found', 'This call is not available.')
  console.error(error)
  return new Problem('internal-error', 'Something went wrong on our side. Please try again.')
}

/** Compresses an answer as the CDN does and weakens its strong tag. */
async function compressed(answer: HttpResponse, request: IncomingMessage): Promise<HttpResponse> {
  const { headers, body } = answer
  const compressible = /json|text|xml|javascript/.test(headers['content-type'] ?? '') && !headers['content-encoding']
  const wanted = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (!compressible || !wanted || body.length < MIN_COMPRESSED_BYTES) return answer
  const vary = [headers['vary'], 'accept-encoding'].filter((name) => name !== undefined).join(', ')
  const tag = headers['etag'] && { etag: headers['etag'].replace(/^(W\/)?/, 'W/') }
  return { ...answer, headers: { ...headers, ...tag, vary, 'content-encoding': 'gzip' }, body: await compress(body) }
}

function send(response: ServerResponse, { status, headers, cookies, body }: HttpResponse): void {
  if (status === 413) response.setHeader('connection', 'close')
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  const hasBody = status !== 204 && status !== 304
  response.writeHead(status, { ...headers, ...(hasBody && { 'content-length': body.length }) })
  response.end(hasBody ? body : undefined)
}

/** A line of the gateway's access log, with the fields that the stack configures. */
type AccessLine = {
  readonly requestId: string
  readonly integrationRequestId: string
  readonly routeKey: string
  readonly status: number
  readonly latency: number
  readonly integrationError?: string
}

type ApiOptions = {
  readonly functions: LambdaFunctions
  /** Called after a call that may have changed the table. */
  readonly afterWrite: () => void
  readonly writeAccess: (line: AccessLine) => void
}

type Exchange = { readonly requestId: string; readonly lambdaRequestId: string }

/** Answers `/api/*` with the product's functions, as the gateway does. */
export function createApi({ functions, afterWrite, writeAccess }: ApiOptions) {
  async function answer(
    request: IncomingMessage,
    visit: ViewerRequest,
    { requestId, lambdaRequestId }: Exchange,
  ): Promise<HttpResponse> {
    const { method = 'GET', url = '/' } = request
    const found = findRoute(method, url.split('?')[0] ?? '/')
    if (!found) throw new Problem('not-found', 'There is no such call.')
    const { routed, match } = found
    const body = await bodyOf(request)
    const event = toHttpEvent({ method, url, headers: request.headers, body, visit, requestId, now: new Date() }, match)
    const started = performance.now()
    const access = {
      requestId,
      integrationRequestId: lambdaRequestId,
      routeKey: `${routed.route.method} ${routed.route.path}`,
    }
    const getLatency = () => Math.round(performance.now() - started)
    try {
      const response = toHttpResponse(await functions.call(routed.entry, event, { awsRequestId: lambdaRequestId }))
      writeAccess({ ...access, status: response.status, latency: getLatency() })
      return response
    } catch (error) {
      writeAccess({ ...access, status: 500, latency: getLatency(), integrationError: String(error) })
      throw error
    } finally {
      if (routed.route.table === 'write') afterWrite()
    }
  }

  return async (request: IncomingMessage, response: ServerResponse, visit: ViewerRequest): Promise<void> => {
    const exchange = { requestId: randomUUID(), lambdaRequestId: randomUUID() }
    const answered = await answer(request, visit, exchange).catch((error: unknown) =>
      buildProblemAnswer(toProblem(error), exchange.requestId),
    )
    response.setHeader('apigw-requestid', exchange.requestId)
    send(response, await compressed(answered, request))
  }
}

const headers = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}

const Package = z.object({ version: z.string() })

/** Returns whether a request is for the API reference. */
export const isReferenceRequest = ({ url = '/' }: IncomingMessage): boolean =>
  /^\/reference(\/|\/openapi\.json)?(\?|$)/.test(url)

/**
 * Serves the API reference at `/reference` and its OpenAPI document at `/reference/openapi.json`.
 */
export function serveReference(root: string) {
  let built: ReturnType<typeof buildReference> | undefined
  const reference = () =>
    (built ??= buildReference(Package.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version))

  return ({ url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const isDocument = url.includes('openapi.json')
    const { page, openApi } = reference()
    const type = isDocument ? 'application/json' : 'text/html; charset=utf-8'
    response.writeHead(200, { ...headers, 'content-type': type }).end(isDocument ? openApi : page)
  }
}
