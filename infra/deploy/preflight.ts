import { readAccount, type DeployContext } from './deploy-context'

/** Concurrent functions for a Friday evening of a few locations. A new account may run ten. */
const ENOUGH_CONCURRENCY = 100
const USUAL_CONCURRENCY = 1000

type Plan = {
  readonly account: string
  /** The number of sites, each of which is one distribution. */
  readonly sites: number
  /** Whether a location or the sign-in sends mail through SES. */
  readonly sendsMail: boolean
}

/** Reads a number; undefined if it can't be read. */
async function readNumber(run: DeployContext['run'], ...args: readonly string[]): Promise<number | undefined> {
  const text = await readAccount(run, ...args)
  const value = Number(text)
  return text === undefined || text === '' || !Number.isFinite(value) ? undefined : value
}

async function checkConcurrency({ run }: DeployContext, { account }: Plan): Promise<readonly string[]> {
  const query = ['--query', 'AccountLimit.ConcurrentExecutions']
  const limit = await readNumber(run, 'lambda', 'get-account-settings', ...query)
  if (limit === undefined) return [`How many functions account ${account} may run at once could not be read.`]
  if (limit >= ENOUGH_CONCURRENCY) return []
  return [
    `Account ${account} may run ${limit} functions at once, and refuses every call beyond. Ask for more, it is free:`,
    '  aws service-quotas request-service-quota-increase --service-code lambda' +
      ` --quota-code L-B99A9384 --desired-value ${USUAL_CONCURRENCY}`,
  ]
}

/**
 * Whether CloudFront has verified an account can't be read; an account with a distribution is
 * verified. The quota of distributions is global, and its service is in us-east-1.
 */
async function checkCdn({ run }: DeployContext, { account, sites }: Plan): Promise<readonly string[]> {
  const existing = await readNumber(run, 'cloudfront', 'list-distributions', '--query', 'DistributionList.Quantity')
  if (existing === undefined) return [`The distributions of account ${account} could not be read.`]
  const quota = ['--service-code', 'cloudfront', '--quota-code', 'L-24B04930', '--query', 'Quota.Value']
  const limit = (await readNumber(run, 'service-quotas', 'get-service-quota', '--region', 'us-east-1', ...quota)) ?? 500
  return [
    ...(existing === 0
      ? [
          `Account ${account} has no CloudFront distribution yet. AWS verifies a new account before its first one:`,
          '  if the deployment stops with "Your account must be verified", open a case under "Account and billing"',
          '  (free, usually answered within a day) and deploy again.',
        ]
      : []),
    ...(sites > limit
      ? [
          `${sites} sites need ${sites} distributions; the account may have ${limit}. Ask for more, it is free:`,
          '  aws service-quotas request-service-quota-increase --region us-east-1 --service-code cloudfront' +
            ` --quota-code L-24B04930 --desired-value ${sites + 50}`,
        ]
      : []),
  ]
}

async function checkMail({ run }: DeployContext, { account, sendsMail }: Plan): Promise<readonly string[]> {
  if (!sendsMail) return []
  const access = await readAccount(run, 'sesv2', 'get-account', '--query', 'ProductionAccessEnabled')
  if (access?.toLowerCase() === 'true') return []
  return [
    `SES of account ${account} is ${access === undefined ? 'not readable' : 'in its sandbox: only verified recipients get mail'}.`,
    '  Request production access in the SES console (free, about a day): docs/deploying.md#mail',
  ]
}

/**
 * Lists what an account lacks that would stop a deployment or an opening, and how to get it. The
 * deployment continues, because a trial works without.
 */
export const listPreflightHints = async (here: DeployContext, plan: Plan): Promise<readonly string[]> =>
  (await Promise.all([checkConcurrency, checkCdn, checkMail].map((check) => check(here, plan)))).flat()
