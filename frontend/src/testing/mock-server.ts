import { http, HttpResponse } from 'msw'
import type { HttpHandler, RequestHandlerOptions } from 'msw'
import { setupServer } from 'msw/node'
import type { RouteResult, Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/**
 * What was answered otherwise than the contract says: the page under test saw only a failed call.
 */
const drifted: unknown[] = []

/** Stands in for a route of the contract, at its method and path. */
export const mockRoute = (
  route: Route,
  answers: (request: Request) => Response | undefined | Promise<Response | undefined>,
  options?: RequestHandlerOptions,
): HttpHandler =>
  methods[route.method](
    `*${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
    async ({ request }) => {
      try {
        return await answers(request)
      } catch (error) {
        drifted.push(error)
        throw error
      }
    },
    options,
  )

/**
 * What a route answers, which has to be what its contract promises; 202 where it is not there yet.
 */
export const mockResponse = <R extends Route>(route: R, result: RouteResult<R>, isLate = false): Response => {
  const { status = 200 } = route
  if (status === 204) return new Response(null, { status })
  return Response.json(route.result.parse(result), { status: isLate ? 202 : status })
}

/** How the server refuses; by a 503 unless told. */
export function problemResponse(
  ...[code = 'unavailable', detail = '', extra]: Partial<ConstructorParameters<typeof Problem>>
) {
  const problem = new Problem(code, detail, extra)
  return Response.json(problem.toBody(), { status: problem.status })
}

/** An answer that is lost on its way. */
export const networkError = (): Response => HttpResponse.error()

/**
 * The server for the tests of a file; a test fails where it answered otherwise than the contract
 * says.
 */
export function setupMockServer(...handlers: readonly HttpHandler[]) {
  const server = setupServer(...handlers)
  beforeAll(() => server.listen())
  afterEach(() => {
    server.resetHandlers()
    const [first] = drifted.splice(0)
    if (first !== undefined) throw first instanceof Error ? first : new Error('An answer drifted', { cause: first })
  })
  afterAll(() => server.close())
  return server
}
