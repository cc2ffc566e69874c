import type { Page, Route as Call } from '@playwright/test'
import type { RouteResult, Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'

/** How often; every time where nothing is said. */
type Often = { readonly times?: number }

/**
 * Stands in for the server at a call of the contract; who asks otherwise at the same path is let
 * through.
 */
export const interceptRoute = (
  page: Page,
  { method, path }: Route,
  answers: (call: Call) => Promise<void>,
  often?: Often,
) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return page.route(
    ({ pathname }) => pattern.test(pathname),
    (call) => (call.request().method() === method ? answers(call) : call.fallback()),
    often,
  )
}

/** Answers a call with what its contract promises, the same each time or as it is then. */
export const mockRoute = <R extends Route>(page: Page, route: R, result: RouteResult<R> | (() => RouteResult<R>)) => {
  const told = () => (result instanceof Function ? result() : result)
  return interceptRoute(page, route, (call) =>
    call.fulfill({ status: route.status ?? 200, json: route.result.parse(told()) }),
  )
}

/**
 * Lets the server answer a call, and hands on what is made of its answer: the contract promises
 * that, too.
 */
export const modifyResponse = <R extends Route>(
  page: Page,
  route: R,
  made: (result: RouteResult<R>) => RouteResult<R>,
  often?: Often,
) =>
  interceptRoute(
    page,
    route,
    async (call) => {
      const response = await call.fetch()
      await call.fulfill({ response, json: route.result.parse(made(await response.json())) })
    },
    often,
  )

/** Refuses a call as the server does; by a 503 unless told. */
export const mockProblem = (
  page: Page,
  route: Route,
  { code = 'unavailable', detail = '', ...often }: Partial<Pick<Problem, 'code' | 'detail'>> & Often = {},
) => {
  const problem = new Problem(code, detail)
  return interceptRoute(page, route, (call) => call.fulfill({ status: problem.status, json: problem.toBody() }), often)
}

/** Loses a call on its way. */
export const abortRoute = (page: Page, route: Route, often?: Often) =>
  interceptRoute(page, route, (call) => call.abort(), often)
