import type { DeployContext } from './steps'

/**
 * As many functions at once as a Friday evening of a few locations may want; a new account has ten.
 */
const ENOUGH = 100
const USUAL = 1000

/**
 * Says what to ask AWS for where an account may run only a few functions at once: calls beyond that
 * are refused. The deployment goes on, since it is enough for a look.
 */
export async function warnAboutConcurrency({ run, say }: DeployContext, account: string): Promise<void> {
  const query = ['--query', 'AccountLimit.ConcurrentExecutions', '--output', 'text']
  const { code, out } = await run('aws', ['lambda', 'get-account-settings', ...query], { quiet: true })
  const limit = Number(out.trim())
  if (code !== 0 || !Number.isFinite(limit)) {
    say(`How many functions account ${account} may run at once could not be asked.`)
    return
  }
  if (limit >= ENOUGH) return
  say(`Account ${account} may run ${limit} functions at once, and refuses every call beyond. Ask for more, it is free:`)
  say(
    '  aws service-quotas request-service-quota-increase --service-code lambda' +
      ` --quota-code L-B99A9384 --desired-value ${USUAL}`,
  )
}
