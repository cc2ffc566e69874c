import * as z from 'zod/mini'
import { LocationParam, Version } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { getLocation, type LocationCode } from '.'
import { getPolicy, type LocationPolicy } from './policy'

/** What an owner checks before a location opens, in the order of the page. */
export const checklistIds = [
  'allergens',
  'nutrition',
  'stock',
  'recipes',
  'prices',
  'capacities',
  'settings',
  'rewards',
  'texts',
  'pictures',
  'links',
] as const
const ChecklistId = z.enum(checklistIds)
export type ChecklistId = (typeof checklistIds)[number]

const Signature = z.object({
  by: z.string(),
  at: z.string(),
  /** How the person signed in. A test site admits anybody, so its signatures don't count live. */
  signIn: z.enum(['development', 'cognito']),
})

/** Who signed which items of a location's checklist. */
export const SignedChecklist = z.object({
  signatures: z.partialRecord(ChecklistId, Signature),
  version: z.int(),
})
export type SignedChecklist = z.infer<typeof SignedChecklist>

/** The pages on which the owner changes what the checklist lists. */
const checklistPages = [
  'settings',
  'taxes',
  'specials',
  'hours',
  'dayparts',
  'kitchen',
  'events',
  'inventory',
  'menu',
  'options',
  'rewards',
  'categories',
  'ingredients',
] as const
const ChecklistPage = z.enum(checklistPages)
export type ChecklistPage = (typeof checklistPages)[number]

/**
 * Whose a fact of a dish is: the sample's until staff of this site declare it; `changed` by anyone
 * while the location was a test site; `unsigned` if the dish wasn't on the menu when it was signed.
 */
const FactSource = z.enum(['changed', 'unsigned', 'own', 'sample', 'none'])
export type FactSource = z.infer<typeof FactSource>

/** What is declared of a dish that isn't archived. */
const DeclaredDish = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** What is declared of the dish and its options, in words. */
  allergens: z.object({ from: FactSource, text: z.string() }),
  nutrition: z.object({ from: FactSource, text: z.string() }),
})
export type DeclaredDish = z.infer<typeof DeclaredDish>

/** What the checklist says of an ingredient that takes no dish off the menu. */
export const UNCOUNTED = 'not counted here'

/**
 * What is still as in the location's file or the sample, or was never counted, of an item. With
 * `changed` it isn't as in the sample: anyone changed it at the test site.
 */
const SampleValue = z.object({
  of: ChecklistId,
  page: ChecklistPage,
  name: z.string(),
  value: z.string(),
  /** The dish that it belongs to. */
  dish: z.optional(z.object({ id: z.int(), code: z.string() })),
  /**
   * When something of the dish or record was changed last at the test site, by whom, and what the
   * value was at first. The change log has the names for what the group shares.
   */
  changed: z.optional(z.object({ by: z.optional(z.string()), at: z.string(), was: z.optional(z.string()) })),
})
export type SampleValue = z.infer<typeof SampleValue>

const SignedItems = z.object({
  items: z.array(
    z.object({ id: ChecklistId, isSigned: z.boolean(), by: z.nullable(z.string()), at: z.nullable(z.string()) }),
  ),
  version: z.int(),
})
type SignedItems = z.infer<typeof SignedItems>

const Checklist = z.extend(SignedItems, {
  /** What differs from the location's file and sample; anyone may have set it at a test site. */
  changedSettings: z.array(z.object({ page: ChecklistPage, name: z.string(), is: z.string(), was: z.string() })),
  samples: z.array(SampleValue),
  /** The dishes in the order of the menu. */
  dishes: z.array(DeclaredDish),
})
export type Checklist = z.infer<typeof Checklist>

/** Returns the signature of an item that counts in a location's mode; undefined if it is open. */
export function findSignature({ signatures }: Pick<SignedChecklist, 'signatures'>, id: ChecklistId, at: LocationCode) {
  const signature = signatures[id]
  return signature?.signIn === getPolicy(getLocation(at)).signIn ? signature : undefined
}

/** Who declared a dish's allergens, or null for the sample's. An older entry names no sign-in. */
type Declared = { readonly signIn?: LocationPolicy['signIn'] | undefined } | null | undefined

/** Whether a dish's allergens were declared by this sign-in. */
export const isDeclaredBy = (signIn: LocationPolicy['signIn'], declared: Declared): boolean =>
  Boolean(declared) && (declared?.signIn ?? signIn) === signIn

/** Returns all items of a location's checklist in their order, signed or not. */
export const presentItems = (checklist: SignedChecklist, location: LocationCode): SignedItems => ({
  items: checklistIds.map((id) => {
    const { by = null, at = null } = findSignature(checklist, id, location) ?? {}
    return { id, isSigned: at !== null, by, at }
  }),
  version: checklist.version,
})

/** Describes a change in one line, for the change log. */
export function describeChecklistChange(before: SignedChecklist, after: SignedChecklist): string {
  const changes = checklistIds.flatMap((id) => {
    const [was, is] = [before, after].map(({ signatures }) => signatures[id] !== undefined)
    return was === is ? [] : [`${id} ${is ? 'checked' : 'open again'}`]
  })
  return `Before opening: ${changes.join('; ') || 'as before'}`
}

const params = z.object({ location: LocationParam })

export const checklistRoutes = {
  getChecklist: {
    method: 'GET',
    path: '/api/desk/checklist/{location}',
    summary: 'What the owner checks before a location opens, and who signed it',
    access: 'admin',
    table: 'read',
    params,
    result: Checklist,
  },
  signChecklist: {
    method: 'PUT',
    path: '/api/desk/checklist/{location}',
    summary: 'Signs an item of the checklist, or takes the signature back',
    access: 'admin',
    table: 'write',
    params,
    body: z.object({ id: ChecklistId, isSigned: z.boolean(), version: Version }),
    result: SignedItems,
  },
} as const satisfies RouteGroup
