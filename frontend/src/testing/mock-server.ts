import { http, HttpResponse, type HttpHandler, type RequestHandlerOptions } from 'msw'
import { setupServer } from 'msw/node'
import type { RouteResult, Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/**
 * Errors of mock handlers.
 * The page under test saw only a failed request, so the test has to fail.
 */
const handlerErrors: unknown[] = []

/** Mocks a route of the contract. */
export const mockRoute = (
  route: Route,
  respond: (request: Request) => Response | undefined | Promise<Response | undefined>,
  options?: RequestHandlerOptions,
): HttpHandler =>
  methods[route.method](
    `*${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
    async ({ request }) => {
      try {
        return await respond(request)
      } catch (error) {
        handlerErrors.push(error)
        throw error
      }
    },
    options,
  )

/**
 * Builds a successful response of a route, with status 202 if `isLate`.
 * @throws ZodError unless the result matches the contract
 */
export const mockResponse = <R extends Route>(route: R, result: RouteResult<R>, isLate = false): Response => {
  const { status = 200 } = route
  if (status === 204) return new Response(null, { status })
  return Response.json(route.result.parse(result), { status: isLate ? 202 : status })
}

/** Builds an error response; 503 by default. */
export function problemResponse(
  ...[code = 'unavailable', detail = '', extra]: Partial<ConstructorParameters<typeof Problem>>
) {
  const problem = new Problem(code, detail, extra)
  return Response.json(problem.toBody(), { status: problem.status })
}

/** A response that makes the request fail like a lost connection. */
export const networkError = () => HttpResponse.error()

/**
 * Starts a mock server for the tests of a file. Tests fail if one of its handlers throws.
 * Requests without a handler fail like a lost connection: no test reaches the network.
 */
export function setupMockServer(...handlers: readonly HttpHandler[]) {
  const server = setupServer(...handlers, http.all('*', networkError))
  beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }))
  afterEach(() => {
    server.resetHandlers()
    const [error] = handlerErrors.splice(0)
    if (error !== undefined) throw error instanceof Error ? error : new Error('A mock route failed', { cause: error })
  })
  afterAll(() => server.close())
  return server
}
