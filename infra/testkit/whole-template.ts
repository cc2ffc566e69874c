import { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod/mini'
import type { GroupStack } from '#infra/stacks/group-stack'

const Json = z.record(z.string(), z.unknown())
type Json = z.infer<typeof Json>

const Parts = z.object({ Resources: z.record(z.string(), Json), Outputs: z._default(Json, {}) })
const Nested = z.object({ Properties: z.object({ Parameters: z._default(Json, {}) }) })
const Output = z.object({ Value: z.unknown() })

const Named = z.object({ Ref: z.string() })
const Attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })

/** What the names in a template mean outside it. */
type Meaning = {
  readonly ref: (name: string) => unknown
  readonly attribute: (id: string, name: string) => unknown
  /** The resources behind a name that others wait for. */
  readonly waitedFor: (id: string) => readonly string[]
}

/** A part of a template with every reference replaced by what it means. */
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
 * The group's stack with the stacks inside it as one template, as if all stood in one: what passes
 * between them as parameters and outputs is replaced by what it is. For tests; CloudFormation would
 * not take it in one piece.
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
