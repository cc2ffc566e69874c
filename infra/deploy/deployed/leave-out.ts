import * as z from 'zod/mini'
import { imported, referencesIn } from './references'
import type { Reference } from './references'

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z.optional(z.record(z.string(), z.unknown())),
  DependsOn: z.optional(z.union([z.string(), z.array(z.string())])),
  Metadata: z.optional(z.record(z.string(), z.unknown())),
})
type Resource = z.infer<typeof Resource>

const Output = z.looseObject({ Value: z.unknown(), Export: z.optional(z.object({ Name: z.unknown() })) })

/** A synthesized template, as far as something can be left out of it. */
export const Template = z.looseObject({
  Resources: z.record(z.string(), Resource),
  Outputs: z.optional(z.record(z.string(), Output)),
  Parameters: z.optional(z.record(z.string(), z.unknown())),
})
export type Template = z.infer<typeof Template>

/** The templates of an app by their files: stacks, and those nested in them. */
export type Templates = Readonly<Record<string, Template>>

export type LeftOut = {
  readonly file: string
  readonly id: string
  readonly type: string
  /**
   * What the endpoint lacks: the resource's own type, or that of something that it can't do
   * without.
   */
  readonly lacking: string
}

const NESTED = 'AWS::CloudFormation::Stack'

/** The file of the template that a resource nests. */
const nestedFile = ({ Type, Metadata }: Resource): string | undefined =>
  Type === NESTED ? z.optional(z.string()).parse(Metadata?.['aws:asset:path']) : undefined

const Handed = z.record(z.string(), z.unknown())

/**
 * What is handed to a nested stack; leaving one of it out leaves out what needs it there, not the
 * whole stack.
 */
const handedDown = (resource: Resource): Readonly<Record<string, unknown>> =>
  nestedFile(resource) === undefined ? {} : Handed.parse(resource.Properties?.['Parameters'] ?? {})

function ownNeeds(resource: Resource): unknown {
  const { DependsOn: _, Metadata: __, UpdatePolicy: ___, ...needs } = resource
  if (nestedFile(resource) === undefined) return needs
  const { Parameters: ____, ...Properties } = resource.Properties ?? {}
  return { ...needs, Properties }
}

/** What is gone, by file and name, each with the type that is lacking because of which it is. */
class Gone {
  private readonly because = new Map<string, string>()

  constructor(private readonly templates: Templates) {}

  get size(): number {
    return this.because.size
  }

  add(file: string, name: string, lacking: string): void {
    const key = name.startsWith('import:') ? name : `${file}#${name}`
    if (!this.because.has(key)) this.because.set(key, lacking)
  }

  of(file: string, name: string): string | undefined {
    return this.because.get(`${file}#${name}`)
  }

  /** The type that is lacking because of which a value can't stand. */
  behind(file: string, value: unknown): string | undefined {
    return referencesIn(value)
      .map((reference) => this.behindReference(file, reference))
      .find((lacking) => lacking !== undefined)
  }

  private behindReference(file: string, reference: Reference): string | undefined {
    if (reference.startsWith('import:')) return this.because.get(reference)
    const [id = '', ...attribute] = reference.split('.')
    const nested = this.templates[file]?.Resources[id]
    const within = nested && nestedFile(nested)
    return this.of(file, id) ?? (within === undefined ? undefined : this.of(within, attribute.join('.')))
  }
}

const nameOfExport = z.object({ Export: z.object({ Name: z.string() }) })

function spread(templates: Templates, lacks: (type: string) => boolean, gone: Gone): void {
  for (const [file, { Resources, Outputs = {} }] of Object.entries(templates)) {
    for (const [id, resource] of Object.entries(Resources)) {
      const lacking = lacks(resource.Type) ? resource.Type : gone.behind(file, ownNeeds(resource))
      if (lacking !== undefined) gone.add(file, id, lacking)
      for (const [name, value] of Object.entries(handedDown(resource))) {
        const missing = gone.behind(file, value)
        if (missing !== undefined) gone.add(nestedFile(resource) ?? file, name, missing)
      }
    }
    for (const [name, output] of Object.entries(Outputs)) {
      const lacking = gone.behind(file, output.Value)
      if (lacking === undefined) continue
      gone.add(file, `Outputs.${name}`, lacking)
      const exporting = nameOfExport.safeParse(output)
      if (exporting.success) gone.add(file, imported(exporting.data.Export.Name), lacking)
    }
  }
}

/** Custom resources that fail without a word are waited for an hour where nothing is said. */
const PATIENCE_SECONDS = 60
const isCustom = (type: string) => type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource'

function kept(resource: Resource, file: string, gone: Gone): Resource {
  const { DependsOn, Properties, UpdatePolicy, ...rest } = resource
  const waits = DependsOn === undefined ? [] : [DependsOn].flat().filter((id) => gone.of(file, id) === undefined)
  const nested = nestedFile(resource)
  const handed = Object.entries(handedDown(resource)).filter(([name]) => gone.of(nested ?? file, name) === undefined)
  const changes = {
    ...(Properties?.['Parameters'] !== undefined && nested !== undefined && { Parameters: Object.fromEntries(handed) }),
    ...(isCustom(resource.Type) && { ServiceTimeout: PATIENCE_SECONDS }),
  }
  return {
    ...rest,
    ...(waits.length > 0 && { DependsOn: waits }),
    ...(UpdatePolicy !== undefined && gone.behind(file, UpdatePolicy) === undefined && { UpdatePolicy }),
    ...((Properties ?? Object.keys(changes).length > 0) && { Properties: { ...Properties, ...changes } }),
  }
}

/**
 * The templates without the resources whose types an endpoint lacks, and without what refers to
 * those: resources, outputs, imports in other stacks, what is handed to nested ones. Nothing else
 * changes but the patience with custom resources.
 */
export function leaveOut(templates: Templates, lacks: (type: string) => boolean) {
  const gone = new Gone(templates)
  for (let before = -1; before !== gone.size;) {
    before = gone.size
    spread(templates, lacks, gone)
  }
  const left: LeftOut[] = []
  const without = Object.entries(templates).map(([file, template]) => {
    const resources = Object.entries(template.Resources).flatMap(([id, resource]) => {
      const lacking = gone.of(file, id)
      if (lacking === undefined) return [[id, kept(resource, file, gone)] as const]
      left.push({ file, id, type: resource.Type, lacking })
      return []
    })
    const outputs = Object.entries(template.Outputs ?? {}).filter(([name]) => !gone.of(file, `Outputs.${name}`))
    const Outputs = template.Outputs && { Outputs: Object.fromEntries(outputs) }
    const asked = Object.entries(template.Parameters ?? {}).filter(([name]) => gone.of(file, name) === undefined)
    const Parameters = template.Parameters && { Parameters: Object.fromEntries(asked) }
    return [file, { ...template, ...Outputs, ...Parameters, Resources: Object.fromEntries(resources) }] as const
  })
  return { templates: Object.fromEntries(without), left }
}
