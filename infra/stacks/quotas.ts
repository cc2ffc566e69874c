import * as z from 'zod/mini'

/** A limit of an account, as its service documents it (docs/scale.md#limits). */
type Quota = {
  readonly type: string
  /** The name in a message. */
  readonly name: string
  readonly most: number
  /** How to raise it; undefined if AWS does not raise it. */
  readonly raise: string | undefined
}

const formatIncreaseRequest = (service: string, code: string) =>
  `aws service-quotas request-service-quota-increase --service-code ${service} --quota-code ${code}`

/** The account's default limits of resource types whose number grows with that of locations. */
const accountQuotas: readonly Quota[] = [
  {
    type: 'AWS::CloudFront::Distribution',
    name: 'distributions',
    most: 500,
    raise: formatIncreaseRequest('cloudfront', 'L-24B04930'),
  },
  { type: 'AWS::CloudFront::CachePolicy', name: 'cache policies', most: 20, raise: 'a support case' },
  { type: 'AWS::CloudFront::OriginRequestPolicy', name: 'origin request policies', most: 20, raise: 'a support case' },
  {
    type: 'AWS::CloudFront::ResponseHeadersPolicy',
    name: 'response headers policies',
    most: 20,
    raise: 'a support case',
  },
  { type: 'AWS::CloudFront::Function', name: 'CloudFront functions', most: 100, raise: 'a support case' },
  { type: 'AWS::CloudFront::OriginAccessControl', name: 'origin access controls', most: 100, raise: 'a support case' },
  { type: 'AWS::IAM::Role', name: 'IAM roles', most: 1000, raise: formatIncreaseRequest('iam', 'L-FE177D64') },
  { type: 'AWS::S3::Bucket', name: 'buckets', most: 10_000, raise: formatIncreaseRequest('s3', 'L-DC2B2D3D') },
  { type: 'AWS::CloudWatch::Alarm', name: 'alarms', most: 5000, raise: undefined },
  { type: 'AWS::Events::Rule', name: 'rules', most: 300, raise: formatIncreaseRequest('events', 'L-244521F2') },
  {
    type: 'AWS::ApiGatewayV2::Route',
    name: 'routes',
    most: 300,
    raise: 'a request for "Routes per API" in Service Quotas',
  },
  {
    type: 'AWS::CloudFormation::Stack',
    name: 'stacks',
    most: 2000,
    raise: formatIncreaseRequest('cloudformation', 'L-0485CB21'),
  },
]

/** CloudFormation's limits of one template, which AWS does not raise. */
const stackLimits = { resources: 500, outputs: 200, bytes: 1_000_000 } as const

const Resources = z._default(z.record(z.string(), z.object({ Type: z.string() })), {})
const Synthesized = z.object({ Resources, Outputs: z._default(z.record(z.string(), z.unknown()), {}) })

type NamedTemplate = { readonly name: string; readonly template: unknown }

function findStackProblems({ name, template }: NamedTemplate): readonly string[] {
  const { Resources: resources, Outputs: outputs } = Synthesized.parse(template)
  const sizes = {
    resources: Object.keys(resources).length,
    outputs: Object.keys(outputs).length,
    bytes: JSON.stringify(template).length,
  }
  return (['resources', 'outputs', 'bytes'] as const).flatMap((kind) =>
    sizes[kind] > stackLimits[kind]
      ? [`${name} has ${sizes[kind]} ${kind}; a stack has at most ${stackLimits[kind]}.`]
      : [],
  )
}

/**
 * Lists the limits that templates exceed in an account that has nothing else, and how to raise
 * them. Nested templates count, too.
 */
export function findExceededQuotas(templates: readonly NamedTemplate[]): readonly string[] {
  const types = templates.flatMap(({ template }) =>
    Object.values(Synthesized.parse(template).Resources).map(({ Type }) => Type),
  )
  const exceeded = accountQuotas.flatMap(({ type, name, most, raise }) => {
    const count = types.filter((each) => each === type).length + (type.endsWith('::Stack') ? templates.length : 0)
    const how = raise === undefined ? 'AWS does not raise it.' : `Before you deploy: ${raise}`
    return count > most ? [`${count} ${name} are needed, an account may have ${most}. ${how}`] : []
  })
  return [...templates.flatMap(findStackProblems), ...exceeded]
}
