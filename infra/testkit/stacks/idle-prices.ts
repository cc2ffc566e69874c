import * as z from 'zod/mini'
import { prices } from '#infra/stacks/prices'

/** Resource types without a fixed price. Other types must be checked first. */
const free: ReadonlySet<string> = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::Budgets::Budget',
  'AWS::CertificateManager::Certificate',
  'AWS::CloudFormation::Stack',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CloudWatch::Alarm',
  // Three per account are free.
  'AWS::CloudWatch::Dashboard',
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
  // Its metric is billed by the hour, only for hours with a match.
  'AWS::Logs::MetricFilter',
  // A query costs half a cent per gigabyte, only when it runs.
  'AWS::Logs::QueryDefinition',
  // A record in a zone that exists anyway.
  'AWS::Route53::RecordSet',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SES::EmailIdentity',
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

/** Properties that give a free resource a fixed price, and the values for which they do. */
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

/** The price of a property that an owner or a live location may enable. */
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

/** Free alarm metrics of an account. Each further one is 0.10 dollars per month. */
const FREE_ALARM_METRICS = 10

/** Counts the metrics of an alarm: one, or those of its sum. */
function watchedBy({ Type, Properties }: Resource): number {
  if (Type !== 'AWS::CloudWatch::Alarm') return 0
  const { data } = Sum.safeParse(Properties)
  return data ? data.Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length : 1
}

/** Counts the metrics of a template's alarms. */
export const countWatchedMetrics = ({ Resources }: Templated): number =>
  Object.values(Resources ?? {}).reduce((sum, resource) => sum + watchedBy(resource), 0)

/**
 * Lists the fixed costs of a template: none, unless an owner enabled them or a location is live.
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
