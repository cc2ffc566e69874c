/** A resource that could not be made. */
export type Failure = { readonly type: string; readonly id: string; readonly reason: string }

/** A type of resource that an endpoint does without, and what it said. */
export type Lack = { readonly type: string; readonly reason: string }

/**
 * Helpers that the CDK brings along: an endpoint that can't run them still runs the product. Its
 * own are never let go.
 */
const cdkHelpers = new Set(['Custom::CDKBucketDeployment', 'Custom::S3AutoDeleteObjects', 'Custom::LogRetention'])

const UNKNOWN_TYPE = /(unsupported|not supported|not (yet )?implemented|unrecogni[sz]ed|unknown|does not support)/i

const isLack = ({ type, reason }: Failure): boolean =>
  cdkHelpers.has(type) || (UNKNOWN_TYPE.test(reason) && (reason.includes(type) || /resource type/i.test(reason)))

/**
 * The types that an endpoint lacks, by what failed there: those it says it does not know, and the
 * CDK's own helpers.
 */
export function lacksBehind(failures: readonly Failure[]): readonly Lack[] {
  const byType = new Map(failures.filter(isLack).map(({ type, reason }) => [type, reason]))
  return [...byType].map(([type, reason]) => ({ type, reason: reason.split('\n')[0] ?? '' }))
}

/** Whether an endpoint is Amazon's own, which lacks nothing. */
export const isAmazon = (endpoint: string): boolean =>
  endpoint === 'aws' || (URL.canParse(endpoint) && new URL(endpoint).hostname.endsWith('.amazonaws.com'))
