import * as z from 'zod/mini'
import { prices } from '#infra/stacks/prices'

/**
 * The types of resources that cost nothing while nobody uses them. Anything else has to be weighed
 * first.
 */
const free: ReadonlySet<string> = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::Budgets::Budget',
  'AWS::CloudFormation::Stack',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CloudWatch::Alarm',
  'AWS::CodeDeploy::Application',
  'AWS::CodeDeploy::DeploymentGroup',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolGroup',
  'AWS::DynamoDB::Table',
  'AWS::Events::Rule',
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
  'AWS::Lambda::Version',
  'AWS::Logs::LogGroup',
  // Asking costs half a cent for each gigabyte that is read, and only when somebody asks.
  'AWS::Logs::QueryDefinition',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::Queue',
  'AWS::SQS::QueuePolicy',
  'AWS::Scheduler::Schedule',
  'AWS::Transcribe::Vocabulary',
  'Custom::CDKBucketDeployment',
  'Custom::OriginKey',
  'Custom::S3AutoDeleteObjects',
  'Custom::Trigger',
])

const always = () => true

/**
 * Properties that give a free resource a price by the hour or month, and the values for which they
 * do.
 */
const priced: Readonly<Record<string, (value: unknown) => boolean>> = {
  BillingMode: (value) => value !== 'PAY_PER_REQUEST',
  ContributorInsightsSpecification: always,
  KMSMasterKeyID: always,
  KmsKeyArn: always,
  KmsKeyId: always,
  KmsMasterKeyId: always,
  OriginShield: always,
  PointInTimeRecoveryEnabled: (value) => value === true,
  ProvisionedConcurrencyConfig: always,
  ProvisionedPollerConfig: always,
  ProvisionedThroughput: always,
  SSEEnabled: (value) => value === true,
  UserPoolTier: (value) => value === 'PLUS',
  SslSupportMethod: (value) => value !== 'sni-only',
  WebACLId: always,
}

/**
 * What a priced property costs, where its price is an owner's or a live location's everyday choice.
 */
const priceOf: Readonly<Record<string, string>> = {
  PointInTimeRecoveryEnabled: `$${prices.recoveryGigabyteMonth.toFixed(2)} a GB and month`,
}

type Resource = { readonly Type: string; readonly Properties?: unknown }
type Templated = { readonly Resources?: Readonly<Record<string, Resource>> }

const Sum = z.object({ Metrics: z.array(z.object({ MetricStat: z.optional(z.unknown()) })) })

function pricedProperties(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(priced[name]?.(inner) ? [[`${path}.${name}`, priceOf[name]].filter(Boolean).join(': ')] : []),
    ...pricedProperties(inner, `${path}.${name}`),
  ])
}

function missing({ Type, Properties }: Resource, path: string): string[] {
  const given = Object.keys(Properties ?? {})
  const needed = { 'AWS::DynamoDB::Table': 'BillingMode', 'AWS::Logs::LogGroup': 'RetentionInDays' }
  return Object.entries(needed).flatMap(([type, name]) =>
    type === Type && !given.includes(name) ? [`${path}.${name} is missing`] : [],
  )
}

/**
 * Metrics that alarms may watch in an account without a price; each further one is 0.10 dollars a
 * month.
 */
const FREE_ALARM_METRICS = 10

/** How many metrics an alarm watches: one, or those of its sum. */
function watchedBy({ Type, Properties }: Resource): number {
  if (Type !== 'AWS::CloudWatch::Alarm') return 0
  const { data } = Sum.safeParse(Properties)
  return data ? data.Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length : 1
}

/** How many metrics a template's alarms watch. */
export const countWatchedMetrics = ({ Resources }: Templated): number =>
  Object.values(Resources ?? {}).reduce((sum, resource) => sum + watchedBy(resource), 0)

/**
 * What in a template would be billed although nobody used it: nothing, unless an owner switched it
 * on or a location is live.
 */
export function findIdleCosts(template: Templated): string[] {
  const resources = Object.entries(template.Resources ?? {}).flatMap(([id, resource]) => {
    const path = `${id} (${resource.Type})`
    if (!free.has(resource.Type)) return [path]
    return [...pricedProperties(resource.Properties, path), ...missing(resource, path)]
  })
  const watched = countWatchedMetrics(template)
  return watched > FREE_ALARM_METRICS ? [...resources, `Alarms watch ${watched} metrics`] : resources
}
