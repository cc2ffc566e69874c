import * as z from 'zod/mini'
import type { RouteGroup } from './route'
import { idField, LocationParam, PageQuery, textField } from './fields'

export const healthRoutes = {
  getHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'Version, location, and whether the table answers',
    access: 'public',
    table: 'read',
    result: z.object({ status: z.literal('ok'), version: z.string(), location: z.string() }),
  },
} as const satisfies RouteGroup

/** The kinds of changes that the activity log records. */
export const activityKinds = [
  'dish',
  'option-group',
  'special',
  'hours',
  'daypart',
  'checklist',
  'tax',
  'rewards',
  'coupon',
  'event',
  'event-settings',
  'category',
  'item',
  'picture',
  'intake',
  'settings',
  'availability',
  'cancellation',
  'refund',
  'gift-card',
  'dispute',
  'handover',
  'feedback',
  'printer',
  'driver',
  'team',
  'purchase',
] as const
export const ActivityKind = z.enum(activityKinds)
export type ActivityKind = z.infer<typeof ActivityKind>

/** The kinds of change that can be undone (docs/product/desk.md#undo). */
const undoableKinds = [
  'dish',
  'option-group',
  'special',
  'hours',
  'daypart',
  'checklist',
  'tax',
  'rewards',
  'coupon',
  'event-settings',
  'category',
  'item',
  'intake',
  'settings',
  'availability',
  'printer',
] as const satisfies readonly ActivityKind[]
export type UndoableKind = (typeof undoableKinds)[number]

/**
 * The kinds of changes about the whole group, or about its suppliers and costs. Test sites don't
 * show them once a location is live (docs/product/locations.md#group-data).
 */
export const groupKinds = [
  'category',
  'item',
  'picture',
  'purchase',
  'rewards',
] as const satisfies readonly ActivityKind[]

/** Whether a kind of change can be undone. */
export const isUndoable = (kind: ActivityKind): kind is UndoableKind => undoableKinds.some((each) => each === kind)

/**
 * A logged change, with the record before and after it in the form that the desk reads; null if it
 * did not exist.
 */
export const ActivityEntry = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  kind: ActivityKind,
  subjectId: z.string(),
  title: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

export const activityRoutes = {
  listChanges: {
    method: 'GET',
    path: '/api/desk/changes/{location}',
    summary: "The changes made at a location's desk, newest first",
    access: 'admin',
    table: 'write',
    limit: 'lists',
    params: z.object({ location: LocationParam }),
    query: z.extend(PageQuery, {
      kind: z.optional(ActivityKind),
      /** The full name of the person who made the changes. */
      by: z.optional(textField(121, 'person')),
    }),
    result: z.array(ActivityEntry),
  },
  undoChange: {
    method: 'POST',
    path: '/api/desk/changes/{changeId}/undo',
    summary: 'Undoes a change unless the record has changed since; the undo is logged as a change',
    access: 'admin',
    table: 'write',
    limit: 'menu-changes',
    params: z.object({ changeId: idField(80) }),
    result: ActivityEntry,
  },
} as const satisfies RouteGroup
