import * as z from 'zod/mini'

const Ref = z.object({ Ref: z.string() })
const GetAtt = z.object({ 'Fn::GetAtt': z.union([z.tuple([z.string(), z.string()]), z.string()]) })
const Import = z.object({ 'Fn::ImportValue': z.string() })
const Sub = z.object({ 'Fn::Sub': z.union([z.string(), z.tuple([z.string(), z.record(z.string(), z.unknown())])]) })

/** How what a value of a template names is called: `Id`, `Id.Attribute` or `import:Name`. */
export type Reference = string

export const imported = (name: string): Reference => `import:${name}`

function named(value: object): readonly Reference[] {
  const ref = Ref.safeParse(value)
  if (ref.success) return [ref.data.Ref]
  const attribute = GetAtt.safeParse(value)
  if (attribute.success) return [[attribute.data['Fn::GetAtt']].flat().join('.')]
  const importing = Import.safeParse(value)
  if (importing.success) return [imported(importing.data['Fn::ImportValue'])]
  const sub = Sub.safeParse(value)
  if (!sub.success) return []
  const [text = ''] = [sub.data['Fn::Sub']].flat()
  return typeof text === 'string' ? [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, name = '']) => name) : []
}

/** All that a value of a template refers to, however deep. */
export function referencesIn(value: unknown): readonly Reference[] {
  if (typeof value !== 'object' || value === null) return []
  return [...named(value), ...Object.values(value).flatMap(referencesIn)]
}
