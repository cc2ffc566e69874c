import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Template } from 'aws-cdk-lib/assertions'
import { Code } from 'aws-cdk-lib/aws-lambda'
import * as z from 'zod/mini'
import { createTemporaryFolder } from './temporary-folder'
import { locations } from '#shared/locations/index'
import { buildApp } from '#infra/stacks/build-app'
import type { AppOptions } from '#infra/stacks/build-app'
import { flattenTemplate } from './whole-template'

/** The app as deployed, but for the code: bundling is another matter, and no file is copied. */
export const synthesizeApp = ({ context, ...changes }: Partial<AppOptions> = {}) =>
  buildApp({
    locations,
    codeOf: () => Code.fromInline('0'),
    version: '1.2.3',
    root: givenBuiltSite(),
    outdir: createTemporaryFolder('cdk.out'),
    context: { 'aws:cdk:disable-asset-staging': true, ...context },
    ...changes,
  })

export const getGroupTemplate = () => flattenTemplate(synthesizeApp().group)

/** A folder with a built site of three files. */
function givenBuiltSite(): string {
  const root = createTemporaryFolder('built-site')
  mkdirSync(join(root, 'dist/assets'), { recursive: true })
  writeFileSync(join(root, 'dist/index.html'), '<meta name="site-location" content="">')
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

/** The logical id behind a `Ref` or `Fn::GetAtt`. */
export const getReferencedId = (reference: unknown): string => Reference.parse(reference)

/** The one id among the parts of an `Fn::Join`, or of a bare reference. */
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

/** The statements of a role's policies; of all roles unless told. */
export const listPolicyStatements = (template: Template, roleId?: string) =>
  Object.values(template.findResources('AWS::IAM::Policy'))
    .map((policy) => Policy.parse(policy).Properties)
    .filter(({ Roles }) => roleId === undefined || Roles.includes(roleId))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .map(({ Effect, Action, Resource, Condition }) => ({
      effect: Effect,
      actions: [Action].flat(),
      resource: Resource,
      condition: Condition,
    }))

const Route = z.object({ Properties: z.object({ Target: z.unknown() }) })
const Integration = z.object({ Properties: z.object({ IntegrationUri: z.unknown() }) })
const Alias = z.object({ Properties: z.object({ FunctionName: z.unknown() }) })
const Lambda = z.object({
  Properties: z.looseObject({
    Role: Reference,
    Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  }),
})

/** The function that answers a route key, such as `GET /api/health` or `$connect`. */
export function findRouteFunction(template: Template, routeKey: string) {
  const [route] = Object.values(
    template.findResources('AWS::ApiGatewayV2::Route', { Properties: { RouteKey: routeKey } }),
  )
  const integrations = template.findResources('AWS::ApiGatewayV2::Integration')
  const functions = template.findResources('AWS::Lambda::Function')
  const integrationId = joinedId(Route.parse(route).Properties.Target, (id) => id in integrations)
  const uri = Integration.parse(integrations[integrationId]).Properties.IntegrationUri
  const aliases = template.findResources('AWS::Lambda::Alias')
  const { FunctionName } = Alias.parse(aliases[joinedId(uri, (each) => each in aliases)]).Properties
  const id = getReferencedId(FunctionName)
  const { Properties: properties } = Lambda.parse(functions[id])
  const allowed = listPolicyStatements(template, properties.Role).filter(({ effect }) => effect === 'Allow')
  const actions = allowed.flatMap((statement) => statement.actions)
  return { id, properties, actions }
}
