import type { IConstruct } from 'constructs'
import * as z from 'zod/mini'

const YesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => String(value) === 'true'),
)
const Switch = z._default(YesOrNo, false)
const Amount = z._default(
  z.pipe(z.union([z.number(), z.string()]), z.pipe(z.transform(Number), z.number().check(z.positive()))),
  25,
)
const Email = z.optional(
  z.pipe(
    z.transform((value) => value || undefined),
    z.optional(z.email()),
  ),
)

/** A setting with several values is JSON on the command line. */
const fromJson = (value: unknown): unknown => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}
const HostedZone = z.strictObject({ id: z.string().check(z.regex(/^Z[A-Z0-9]+$/)), name: z.string() })
const HostedZones = z._default(z.pipe(z.transform(fromJson), z.record(z.string(), HostedZone)), {})
const MailDomain = z.optional(
  z.pipe(
    z.transform((value) => fromJson(value) || undefined),
    z.optional(z.strictObject({ domain: z.string(), zone: z.optional(HostedZone) })),
  ),
)
export type HostedZone = z.infer<typeof HostedZone>

const Concurrency = z.optional(z.int().check(z.minimum(1)))

/** What functions with reserved concurrency are for. */
export type ReservedFor = 'placing' | 'readers'

const ReservedConcurrency = z._default(
  z.pipe(z.transform(fromJson), z.strictObject({ placing: Concurrency, readers: Concurrency })),
  {},
)

/** The ARN of a change stream, from which the table's name follows. */
const StreamArn = z.optional(
  z.pipe(
    z.transform((value) => value || undefined),
    z.optional(z.string().check(z.regex(/^arn:[\w-]+:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/[\w:.-]+$/))),
  ),
)

/** Short, because it is part of names; empty for production. */
const Environment = z._default(
  z.pipe(
    z.transform((value) => (value === 'production' ? '' : value)),
    z.string().check(z.regex(/^([a-z][a-z0-9]{0,11})?$/)),
  ),
  '',
)

/**
 * The settings of an owner in `cdk.json` or with `-c name=value`. Those with a price are off by
 * default.
 */
const Settings = z.object({
  /** The name of this environment if the account has several, such as `staging`. */
  environment: Environment,
  /** A certificate's ARN (in us-east-1) per location code. */
  certificates: z._default(z.record(z.string(), z.string()), {}),
  /**
   * The Route 53 zone per location code, in which the deployment creates the domain's certificate
   * and its records. Needs us-east-1; without a zone, `certificates` and your own DNS do the same.
   */
  hostedZones: HostedZones,
  /**
   * The domain that mails come from, with DKIM, an own MAIL FROM domain and a list of recipients
   * that refused mail; undefined if SES is set up by hand. The zone of its records is optional.
   */
  mailDomain: MailDomain,
  /** A web ACL at each site's CDN: 6 dollars per site and month, and 0.60 per million requests. */
  webAcl: Switch,
  /**
   * Allows restoring the table to any second of the last 35 days; always on if a location is live.
   * 0.20 dollars per GB and month.
   */
  pointInTimeRecovery: Switch,
  /** The change stream of a restored table, which replaces the stack's own table. */
  restoredTable: StreamArn,
  /**
   * A dashboard for each location: three per account are free, each further one is 3 dollars per
   * month.
   */
  dashboards: Switch,
  /**
   * The recipient of budget mails (free) and alarms (ten alarm metrics are free, then 0.10 dollars
   * per month).
   */
  alarmEmail: Email,
  /**
   * The sender of a live site's sign-in codes through SES with a verified domain: 0.10 dollars per
   * thousand.
   */
  mailFrom: Email,
  /**
   * Concurrent executions that are reserved for each function that places orders, and for each
   * stream reader. Free, but taken from the account's limit, which must leave 100 unreserved.
   */
  reservedConcurrency: ReservedConcurrency,
  /**
   * Traces calls with X-Ray: 5 dollars per million traces after the first 100,000 of a month.
   */
  tracing: Switch,
  /**
   * Whether new versions of the functions that matter most first get a tenth of the calls; off for
   * an urgent repair.
   */
  canary: z._default(YesOrNo, true),
  /** Dollars per month for each location and for the group. A mail is sent at 80%. */
  monthlyBudget: Amount,
})

export type Settings = z.infer<typeof Settings>

/**
 * Returns the name of an environment, empty for production. Throws if it can't be part of names.
 */
export const parseEnvironmentName = (value: unknown): string => Settings.shape.environment.parse(value)

/** Returns the app's settings. Throws if one is invalid. */
export const getSettings = ({ node }: IConstruct): Settings =>
  Settings.parse(Object.fromEntries(Object.keys(Settings.shape).map((name) => [name, node.tryGetContext(name)])))
