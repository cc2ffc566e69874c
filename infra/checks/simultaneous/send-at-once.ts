import { randomUUID } from 'node:crypto'
import { fillPath } from '#infra/testkit/fixtures/sample-requests'
import { formatCookies, type TestClient } from '#infra/testkit/clients/test-client'
import type { RegisteredRoute } from '#shared/registry/routes'

/** A call that is ready to be sent: what it changes exists. */
export type Prepared = {
  readonly by: TestClient
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  /** Sent as they are, instead of `body`: a form, a table, a signed event. */
  readonly raw?: { readonly content: FormData | string; readonly url: string }
}

type Answer = { readonly status: number; readonly body: unknown }

/** Repetitions with one idempotency key, and as many calls with keys of their own. */
const CALLS = 4

async function sendRaw(path: string, method: string, { by, raw, headers }: Prepared, key: string): Promise<Answer> {
  const sent = { cookie: formatCookies(by.cookies), 'idempotency-key': key, ...headers }
  const answer = await fetch(`${raw?.url ?? ''}${path}`, { method, headers: sent, body: raw?.content })
  return { status: answer.status, body: await answer.text() }
}

/** Sends a call eight times at once: four times with one idempotency key, four with others. */
export function sendAtOnce(
  { route: { method, path } }: RegisteredRoute,
  prepared: Prepared,
): Promise<readonly Answer[]> {
  const { by, params = {}, query = {}, headers, body, raw } = prepared
  const shared = randomUUID()
  const search = new URLSearchParams(query)
  const target = fillPath(path, params) + (search.size > 0 ? `?${search}` : '')
  const send = (key: string): Promise<Answer> =>
    raw
      ? sendRaw(target, method, prepared, key)
      : by.ask(method, target, { body, headers: { 'idempotency-key': key, ...headers } })
  return Promise.all(Array.from({ length: CALLS }, () => [send(shared), send(randomUUID())]).flat())
}
