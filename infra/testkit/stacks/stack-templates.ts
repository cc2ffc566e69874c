import { APP_PARTS_FILE } from '#shared/pages/document'
import { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod/mini'
import type { GroupStack } from '#infra/stacks/group-stack'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { createTemporaryFolder } from '../temporary-folder'
import { locations } from '#shared/locations/index'
import { buildApp, type AppOptions } from '#infra/stacks/build-app'

const Json = z.record(z.string(), z.unknown())
type Json = z.infer<typeof Json>

const Parts = z.object({ Resources: z.record(z.string(), Json), Outputs: z._default(Json, {}) })
const Nested = z.object({ Properties: z.object({ Parameters: z._default(Json, {}) }) })
const Output = z.object({ Value: z.unknown() })

const Named = z.object({ Ref: z.string() })
const Attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })

/** How to resolve the names of a template. */
type Meaning = {
  readonly ref: (name: string) => unknown
  readonly attribute: (id: string, name: string) => unknown
  /** The resources behind a dependency's name. */
  readonly waitedFor: (id: string) => readonly string[]
}

/** Resolves every reference in a part of a template. */
function resolved(value: unknown, meaning: Meaning): unknown {
  if (Array.isArray(value)) return value.map((each) => resolved(each, meaning))
  const known = Json.safeParse(value)
  if (!known.success) return value
  const named = Named.safeParse(value)
  if (named.success) return meaning.ref(named.data.Ref)
  const attribute = Attribute.safeParse(value)
  if (attribute.success) return meaning.attribute(...attribute.data['Fn::GetAtt'])
  return Object.fromEntries(Object.entries(known.data).map(([name, inner]) => [name, resolved(inner, meaning)]))
}

function resolvedResource({ DependsOn, ...rest }: Json, meaning: Meaning): unknown {
  const waits = DependsOn === undefined ? {} : { DependsOn: [DependsOn].flat().map(String).flatMap(meaning.waitedFor) }
  return { ...z.parse(Json, resolved(rest, meaning)), ...waits }
}

/**
 * Merges the group's stack and its nested stacks into one template, with parameters and outputs
 * resolved. For tests only: it exceeds CloudFormation's limits.
 */
export function flattenTemplate(group: GroupStack): Template {
  const outer = Parts.parse(Template.fromStack(group).toJSON())
  const areas = group.areas.map((area) => ({
    name: area.node.id,
    stackId: Named.parse(group.resolve(area.nestedStackResource?.ref)).Ref,
    parts: Parts.parse(Template.fromStack(area).toJSON()),
  }))
  type InnerStack = (typeof areas)[number]

  const outside: Meaning = {
    ref: (name) => ({ Ref: name }),
    attribute: (id, name) => {
      const area = areas.find(({ stackId }) => stackId === id)
      if (!area) return { 'Fn::GetAtt': [id, name] }
      return resolved(Output.parse(area.parts.Outputs[name.replace('Outputs.', '')]).Value, inside(area))
    },
    waitedFor: (id) => {
      const area = areas.find(({ stackId }) => stackId === id)
      return area ? Object.keys(area.parts.Resources).map((inner) => area.name + inner) : [id]
    },
  }
  const inside = ({ name: prefix, stackId, parts }: InnerStack): Meaning => {
    const given = Nested.parse(outer.Resources[stackId]).Properties.Parameters
    return {
      ref: (name) => {
        if (name in parts.Resources) return { Ref: prefix + name }
        return name in given ? resolved(given[name], outside) : { Ref: name }
      },
      attribute: (id, name) => ({ 'Fn::GetAtt': [prefix + id, name] }),
      waitedFor: (id) => [prefix + id],
    }
  }
  const named = (resources: Json, prefix: string, meaning: Meaning) =>
    Object.entries(resources).map(
      ([id, resource]) => [prefix + id, resolvedResource(z.parse(Json, resource), meaning)] as const,
    )
  const Resources = Object.fromEntries([
    ...named(outer.Resources, '', outside),
    ...areas.flatMap((area) => named(area.parts.Resources, area.name, inside(area))),
  ])
  return Template.fromJSON({ ...outer, Resources }, { skipCyclicalDependenciesCheck: true })
}

/** Gives a live location addresses that are no placeholders, which it requires. */
const withOwnAddresses = (location: AppOptions['locations'][number]) => {
  const withoutPlaceholder = (address: string) => address.replace(/\.example$/, '.com')
  const { mode, domain, email } = location
  return mode === 'live'
    ? { ...location, domain: withoutPlaceholder(domain), email: withoutPlaceholder(email) }
    : location
}

/** Runs an action without stack traces, one of which the CDK takes for each construct. */
function withoutStackTraces<T>(action: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return action()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/**
 * Synthesizes the app as deployed, without bundling code, copying files or the CDK's validation,
 * which `npm run synth` does. Live locations have a recipient of alarms, which they require.
 */
export const synthesizeApp = ({ context, ...changes }: Partial<AppOptions> = {}) =>
  withoutStackTraces(() =>
    buildApp({
      locations,
      codeOf: () => Code.fromInline('0'),
      version: '1.2.3',
      root: createBuiltSite(),
      outdir: createTemporaryFolder('cdk.out'),
      synthesis: { treeMetadata: false, builtinCloudFormationValidation: false },
      context: {
        'aws:cdk:disable-asset-staging': true,
        ...(changes.locations?.some(({ mode }) => mode === 'live') && { alarmEmail: 'owner@example.com' }),
        ...context,
      },
      ...changes,
      ...(changes.locations && { locations: changes.locations.map(withOwnAddresses) }),
    }),
  )

export const getGroupTemplate = () => flattenTemplate(synthesizeApp().group)

/** Creates a folder with a built site of four files. */
function createBuiltSite(): string {
  const root = createTemporaryFolder('built-site')
  mkdirSync(join(root, 'dist/assets'), { recursive: true })
  writeFileSync(join(root, 'dist/index.html'), '')
  writeFileSync(join(root, 'dist', APP_PARTS_FILE), JSON.stringify({ head: '', root: [] }))
  writeFileSync(join(root, 'dist/assets/app-1a2b.js'), '0')
  writeFileSync(join(root, 'dist/favicon.svg'), '<svg/>')
  return root
}

const Reference = z.union([
  z.pipe(
    z.object({ Ref: z.string() }),
    z.transform(({ Ref }) => Ref),
  ),
  z.pipe(
    z.object({ 'Fn::GetAtt': z.array(z.string()) }),
    z.transform(({ 'Fn::GetAtt': [id = ''] }) => id),
  ),
])

/** Returns the logical id of a `Ref` or `Fn::GetAtt`. */
export const getReferencedId = (reference: unknown): string => Reference.parse(reference)

/** Returns the only matching id in an `Fn::Join` or a plain reference. */
function joinedId(value: unknown, wanted: (id: string) => boolean): string {
  const joined = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) }).safeParse(value)
  const parts = joined.success ? joined.data['Fn::Join'][1] : [value]
  const ids = parts.flatMap((part) => Reference.safeParse(part).data ?? [])
  const found = ids.find(wanted)
  if (!found) throw new Error(`No reference in ${JSON.stringify(value)}`)
  return found
}

const Policy = z.object({
  Properties: z.object({
    Roles: z.array(Reference),
    PolicyDocument: z.object({
      Statement: z.array(
        z.object({
          Effect: z.enum(['Allow', 'Deny']),
          Action: z.union([z.string(), z.array(z.string())]),
          Resource: z.unknown(),
          Condition: z.optional(z.unknown()),
        }),
      ),
    }),
  }),
})

const Route = z.object({ Properties: z.object({ RouteKey: z.string(), Target: z.unknown() }) })
const Integration = z.object({ Properties: z.object({ IntegrationUri: z.unknown() }) })
const Alias = z.object({ Properties: z.object({ FunctionName: z.unknown() }) })
const Lambda = z.object({
  Properties: z.looseObject({
    Role: Reference,
    Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  }),
})

/** Reads what connects routes to functions, which takes long in a large template. */
function readConnections(template: Template) {
  const routes = Object.values(template.findResources('AWS::ApiGatewayV2::Route')).map(
    (route) => Route.parse(route).Properties,
  )
  return {
    targets: new Map(routes.map(({ RouteKey, Target }) => [RouteKey, Target])),
    integrations: template.findResources('AWS::ApiGatewayV2::Integration'),
    aliases: template.findResources('AWS::Lambda::Alias'),
    functions: template.findResources('AWS::Lambda::Function'),
    policies: Object.values(template.findResources('AWS::IAM::Policy')).map(
      (policy) => Policy.parse(policy).Properties,
    ),
  }
}

const connections = new WeakMap<Template, ReturnType<typeof readConnections>>()

function getConnections(template: Template) {
  const known = connections.get(template) ?? readConnections(template)
  connections.set(template, known)
  return known
}

/** Lists the policy statements of a role, by default of all roles. */
export const listPolicyStatements = (template: Template, roleId?: string) =>
  getConnections(template)
    .policies.filter(({ Roles }) => roleId === undefined || Roles.includes(roleId))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .map(({ Effect, Action, Resource, Condition }) => ({
      effect: Effect,
      actions: [Action].flat(),
      resource: Resource,
      condition: Condition,
    }))

/** Finds the function of a route key, such as `GET /api/health` or `$connect`. */
export function findRouteFunction(template: Template, routeKey: string) {
  const { targets, integrations, aliases, functions } = getConnections(template)
  const integrationId = joinedId(targets.get(routeKey), (id) => id in integrations)
  const uri = Integration.parse(integrations[integrationId]).Properties.IntegrationUri
  const { FunctionName } = Alias.parse(aliases[joinedId(uri, (each) => each in aliases)]).Properties
  const id = getReferencedId(FunctionName)
  const { Properties: properties } = Lambda.parse(functions[id])
  const allowed = listPolicyStatements(template, properties.Role).filter(({ effect }) => effect === 'Allow')
  const actions = allowed.flatMap((statement) => statement.actions)
  return { id, properties, actions }
}
