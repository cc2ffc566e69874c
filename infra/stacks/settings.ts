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

/** Both a table's name and its change stream follow from the stream's ARN. */
const StreamArn = z.optional(
  z.pipe(
    z.transform((value) => value || undefined),
    z.optional(z.string().check(z.regex(/^arn:[\w-]+:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/[\w:.-]+$/))),
  ),
)

/** Short, since it is part of names; nothing stands for production. */
const Environment = z._default(
  z.pipe(
    z.transform((value) => (value === 'production' ? '' : value)),
    z.string().check(z.regex(/^([a-z][a-z0-9]{0,11})?$/)),
  ),
  '',
)

/** Numbers of origin keys, as `1` or, while one takes over from the other, `1,2`. */
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

/** What an owner may set in `cdk.json`, or with `-c name=value`; what costs is off. */
const Settings = z.object({
  /** Which of several products in one account this is, such as `staging`. */
  environment: Environment,
  /** A certificate's ARN (in us-east-1) per location code. */
  certificates: z._default(z.record(z.string(), z.string()), {}),
  /** The keys by which the API knows the sites' CDN; the CDN shows the last of them. */
  originKeys: OriginKeyNumbers,
  /** A web ACL at each site's CDN: 6 dollars a month and site, and 0.60 a million requests. */
  webAcl: Switch,
  /**
   * Restores the table to any second of the last 35 days; always on where a location is live. 0.20
   * dollars a GB and month.
   */
  pointInTimeRecovery: Switch,
  /** The change stream of a restored table, which then takes the place of the stack's own. */
  restoredTable: StreamArn,
  /**
   * Off only while the group is made for the first time: CloudFormation can't take back what is
   * protected.
   */
  deletionProtection: z._default(YesOrNo, true),
  /**
   * A dashboard a location: three of an account are free, each further one is 3 dollars a month.
   */
  dashboards: Switch,
  /**
   * Whom to tell of a spent budget (free) and of what fails (ten watched metrics are free, then
   * 0.10 dollars a month).
   */
  alarmEmail: Email,
  /**
   * Whom a live site's codes come from, by SES where its domain is verified: 0.10 dollars a
   * thousand.
   */
  mailFrom: Email,
  /**
   * Lets a tenth of the calls meet a new version first; off for a release that must not wait, such
   * as a repair.
   */
  canary: z._default(YesOrNo, true),
  /** Dollars a month and location of which 80% make a message. */
  monthlyBudget: Amount,
})

export type Settings = z.infer<typeof Settings>

/**
 * The name of an environment as it is kept: empty for production. Throws where it can't be part of
 * names.
 */
export const parseEnvironmentName = (value: unknown): string => Settings.shape.environment.parse(value)

/** The app's settings, the same everywhere in it; throws where one is not what it should be. */
export const getSettings = ({ node }: IConstruct): Settings =>
  Settings.parse(Object.fromEntries(Object.keys(Settings.shape).map((name) => [name, node.tryGetContext(name)])))
