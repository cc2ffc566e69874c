import type { Route } from '#shared/contract/route'
import { Problem } from '#shared/problem'
import { log, unitsUsed } from '../log'
import { perCall } from './per-call'
import type { Event, Piece } from './piece'

const started = perCall<number>('start')

/** Notes each call in one line: its outcome, how long it took and what it used. First of all, so that it ends last. */
export function logging({ method, path }: Route): Piece {
  const line = (event: Event, outcome: string | number) => ({
    route: `${method} ${path}`,
    requestId: event.requestContext.requestId,
    outcome,
    milliseconds: Math.round((performance.now() - started.of(event)) * 10) / 10,
    units: unitsUsed(),
  })
  return {
    before: ({ event }) => {
      started.set(event, performance.now())
    },
    after: ({ event, response }) => {
      log.info('request', line(event, response?.statusCode ?? 200))
    },
    onError: ({ event, error, response }) => {
      if (!error) log.info('request', line(event, response?.statusCode ?? 200))
      else if (error instanceof Problem) log.info('request', line(event, error.code))
      else log.error('request', error, line(event, 'internal-error'))
    },
  }
}
