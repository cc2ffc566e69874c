import { randomUUID } from 'node:crypto'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { buildSampleRequest } from '#infra/testkit/fixtures/sample-requests'
import { workerEvents } from '#infra/testkit/stacks/run-bundle'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { PRODUCT_NAMES } from '#infra/stacks/names'
import { consumerUnits, routeUnits, scheduleUnits, seedUnit, workerUnits } from '#infra/stacks/functions/function-units'
import { routes } from '#shared/registry/routes'
import { getLastDueTime } from '#shared/registry/schedules'
import { assertCheck, createStepRunner, type Outcome } from './check-report'
import type { AwsAccount, DeployedFunction } from './aws-account'

/** The answer to an unknown route. */
const unknownCall = 'There is no such call'

const PATIENCE_MS = 30_000

const cookiesOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

/**
 * Calls every route of the contract once, signed in. Returns those that are missing or fail with a
 * server error.
 */
export async function faultyRoutes(url: string) {
  const staff = createTestClient(url)
  const { body } = await staff.signIn(`${randomUUID()}@example.com`, 'admin')
  const cookie = cookiesOf(staff.cookies)
  const faults: string[] = []
  for (const named of routes) {
    const sent = buildSampleRequest(named, body.id)
    const answer = await fetch(url + sent.path, {
      method: sent.method,
      redirect: 'manual',
      headers: { ...sent.headers, cookie },
      body: sent.body,
    })
    const { status } = answer
    const text = await answer.text()
    if (status >= 500) faults.push(`${named.domain}.${named.name} answered ${status}`)
    else if (status === 404 && text.includes(unknownCall)) faults.push(`${named.domain}.${named.name} is not there`)
  }
  return faults
}

const nameOf = (functions: readonly DeployedFunction[], id: string): string => {
  const found = functions.find(({ description }) => description === `${PRODUCT_NAMES.name}: ${id}`)
  if (!found) throw new Error(`${id} is not there`)
  return found.name
}

type Deployment = {
  readonly account: AwsAccount
  readonly functions: readonly DeployedFunction[]
  readonly url: string
  readonly socketUrl: string
}

/** Checks that every function starts: routes, live connection, stream readers, schedules, seed. */
export async function checkFunctions(
  { account, functions, url, socketUrl }: Deployment,
  report: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const { outcomes, step } = createStepRunner(report)
  await step(`${routeUnits.length} routes`, async () => {
    const faults = await faultyRoutes(url)
    assertCheck(faults.length === 0, faults.join(', '))
    return 'none answers with a fault of its own'
  })
  await step('3 of the live connection', async () => {
    const socket = await openTestSocket(socketUrl)
    socket.send({ type: 'ping' })
    await socket.hear(({ type }) => type === 'pong', PATIENCE_MS)
    await socket.close()
    return 'connect, message, disconnect'
  })
  const call = (id: string, event: object) =>
    step(id, async () => `answered ${await account.invoke(nameOf(functions, id), event)}`)
  for (const { unit } of consumerUnits) await call(unit.id, { Records: [] })
  for (const { unit, worker } of workerUnits) await call(unit.id, workerEvents[worker.name])
  for (const { unit, schedule } of scheduleUnits) {
    await call(unit.id, { time: getLastDueTime(schedule, new Date()).toISOString() })
  }
  await call(seedUnit.id, {})
  return outcomes
}
