import type { Page, Route as Call } from '@playwright/test'
import type { ResultOf, Route } from '#shared/contract/route'
import { Problem } from '#shared/problem'

/** How often; every time where nothing is said. */
type Often = { readonly times?: number }

/**
 * Stands in for the server at a call of the contract; who asks otherwise at the same path is let
 * through.
 */
export const meet = (page: Page, { method, path }: Route, answers: (call: Call) => Promise<void>, often?: Often) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return page.route(
    ({ pathname }) => pattern.test(pathname),
    (call) => (call.request().method() === method ? answers(call) : call.fallback()),
    often,
  )
}

/** Answers a call with what its contract promises, the same each time or as it is then. */
export const answer = <R extends Route>(page: Page, route: R, result: ResultOf<R> | (() => ResultOf<R>)) => {
  const told = () => (result instanceof Function ? result() : result)
  return meet(page, route, (call) => call.fulfill({ status: route.status ?? 200, json: route.result.parse(told()) }))
}

/**
 * Lets the server answer a call, and hands on what is made of its answer: the contract promises
 * that, too.
 */
export const change = <R extends Route>(
  page: Page,
  route: R,
  made: (result: ResultOf<R>) => ResultOf<R>,
  often?: Often,
) =>
  meet(
    page,
    route,
    async (call) => {
      const response = await call.fetch()
      await call.fulfill({ response, json: route.result.parse(made(await response.json())) })
    },
    often,
  )

/** Refuses a call as the server does; by a 503 unless told. */
export const refuse = (
  page: Page,
  route: Route,
  { code = 'unavailable', detail = '', ...often }: Partial<Pick<Problem, 'code' | 'detail'>> & Often = {},
) => {
  const problem = new Problem(code, detail)
  return meet(page, route, (call) => call.fulfill({ status: problem.status, json: problem.toBody() }), often)
}

/** Loses a call on its way. */
export const lose = (page: Page, route: Route, often?: Often) => meet(page, route, (call) => call.abort(), often)
