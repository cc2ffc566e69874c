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

/** Numbers of origin keys: `1`, or `1,2` during a rotation. */
const OriginKeyNumbers = z._default(
  z.pipe(
    z.transform((value) => String(value).split(',').map(Number)),
    z.array(z.int().check(z.positive())).check(
      z.minLength(1),
      z.maxLength(2),
      z.refine((numbers) => numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))),
    ),
  ),
  [1],
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
  /** The origin keys that the API accepts. The CDN sends the last one. */
  originKeys: OriginKeyNumbers,
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
   * Off only during the first deployment, because CloudFormation can't roll back protected
   * resources.
   */
  deletionProtection: z._default(YesOrNo, true),
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
  /** Whether a new version first gets a tenth of the calls; off for an urgent repair. */
  canary: z._default(YesOrNo, true),
  /** Dollars per month and location. A mail is sent at 80%. */
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
