import type { Page, Route as PlaywrightRoute } from '@playwright/test'
import type { RouteResult, Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'

/** `times`: how many requests to handle; all by default. */
type RouteOptions = { readonly times?: number }

/** Handles the requests of a contract route. Other methods of the same path reach the server. */
export const interceptRoute = (
  page: Page,
  { method, path }: Route,
  handle: (request: PlaywrightRoute) => Promise<void>,
  options?: RouteOptions,
) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return page.route(
    ({ pathname }) => pattern.test(pathname),
    (request) => (request.request().method() === method ? handle(request) : request.fallback()),
    options,
  )
}

/** Responds with a result that matches the contract; a function is called for each request. */
export const mockRoute = <R extends Route>(page: Page, route: R, result: RouteResult<R> | (() => RouteResult<R>)) => {
  const getResult = () => (result instanceof Function ? result() : result)
  return interceptRoute(page, route, (call) =>
    call.fulfill({ status: route.status ?? 200, json: route.result.parse(getResult()) }),
  )
}

/** Forwards requests to the server and modifies its result, which has to match the contract. */
export const modifyResponse = <R extends Route>(
  page: Page,
  route: R,
  modify: (result: RouteResult<R>) => RouteResult<R>,
  options?: RouteOptions,
) =>
  interceptRoute(
    page,
    route,
    async (call) => {
      const response = await call.fetch()
      await call.fulfill({ response, json: route.result.parse(modify(await response.json())) })
    },
    options,
  )

/** Responds with an error, 503 by default. */
export const mockProblem = (
  page: Page,
  route: Route,
  { code = 'unavailable', detail = '', ...options }: Partial<Pick<Problem, 'code' | 'detail'>> & RouteOptions = {},
) => {
  const problem = new Problem(code, detail)
  return interceptRoute(
    page,
    route,
    (call) => call.fulfill({ status: problem.status, json: problem.toBody() }),
    options,
  )
}

/** Aborts requests like a lost connection. */
export const abortRoute = (page: Page, route: Route, options?: RouteOptions) =>
  interceptRoute(page, route, (call) => call.abort(), options)
