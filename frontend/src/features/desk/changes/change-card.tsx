import { activityRoutes, isUndoable, type ActivityEntry, type ActivityKind } from '#shared/platform/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi, callApiPage, getErrorMessage, infinitePageOptions } from '#base/api/client'
import { createIdempotencyKey } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { useDeskMenu, useDeskStock } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { formatMoment } from '../numbers/figures'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { findLocation } from '#shared/locations/index'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { SurfaceListItem } from '#ui/chakra/surface'
import { listDifferences, type Difference } from './differences'

/** The labels of the kinds of change. */
export const changeKindLabels = {
  dish: 'Dish',
  'option-group': 'Options',
  special: 'Specials',
  hours: 'Hours',
  daypart: 'Dayparts',
  checklist: 'Before opening',
  tax: 'Taxes',
  rewards: 'Rewards',
  coupon: 'Coupons',
  event: 'Events',
  'event-settings': 'Event settings',
  category: 'Categories',
  item: 'Ingredient',
  picture: 'Picture',
  intake: 'Kitchen',
  settings: 'Settings',
  availability: 'Availability',
  cancellation: 'Canceled order',
  refund: 'Refund',
  'gift-card': 'Gift cards',
  dispute: 'Dispute',
  handover: 'Handover',
  feedback: 'Feedback',
  printer: 'Printer',
  driver: 'Drivers',
  team: 'Team',
  purchase: 'Purchase orders',
} as const satisfies Readonly<Record<ActivityKind, string>>

const PAGE = '20'

export type ChangeFilter = {
  readonly kind: ActivityKind | ''
  /** The full name of a person; empty for all. */
  readonly by: string
}

/** Returns the desk location's activity log, newest first, with the entries that match. */
export function useChanges({ kind, by }: ChangeFilter) {
  const { code: location } = useDeskLocation()
  return useInfiniteQuery({
    queryKey: [activityRoutes.listChanges.path, location, kind, by],
    queryFn: ({ pageParam: after }) =>
      callApiPage(activityRoutes.listChanges, {
        params: { location },
        query: { after, limit: PAGE, ...(kind !== '' && { kind }), ...(by !== '' && { by }) },
      }),
    ...infinitePageOptions,
    refetchOnMount: 'always',
  })
}

const isLate = (error: unknown) => error instanceof ApiError && error.code === 'changed-meanwhile'

/** Returns the message for an undo that failed. */
const getUndoErrorMessage = (error: unknown): string =>
  isLate(error)
    ? 'Someone changed this since, so it can’t be undone. Please edit it directly instead.'
    : getErrorMessage(error, 'The server could not be reached. Please try again; it is undone only once.')

// Keyed by change: a retry after a lost response sends the same idempotency key.
const keys = new Map<string, string>()

/** Undoes a change, then refetches everything that the desk shows. */
function useUndoChange(changeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const key = keys.get(changeId) ?? createIdempotencyKey()
      keys.set(changeId, key)
      return callApi(activityRoutes.undoChange, { params: { changeId }, headers: { 'Idempotency-Key': key } })
    },
    onSuccess: ({ title }) => toast({ title: 'Undone', description: title }),
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) keys.delete(changeId)
    },
    onSettled: () => client.invalidateQueries(),
  })
}

/** Returns a function that names what records refer to by an id: ingredients, dishes, locations. */
function usePartName() {
  const { code } = useDeskLocation()
  const { data: stock = [] } = useDeskStock(code)
  const { data: menu } = useDeskMenu(code)
  return ({ locationId, itemId, menuItemId }: Readonly<Record<string, unknown>>) => {
    if (typeof itemId === 'number')
      return stock.find(({ item }) => item.id === itemId)?.item.name ?? 'Removed ingredient'
    if (typeof menuItemId === 'number') return menu?.dishes.find(({ id }) => id === menuItemId)?.name ?? 'Removed dish'
    return typeof locationId === 'number' ? findLocation(locationId)?.name : undefined
  }
}

/** Kinds of entries that say what happened to an order, a card or an event: nothing was added. */
const happenings: ReadonlySet<ActivityKind> = new Set([
  ...(['cancellation', 'refund', 'dispute', 'handover', 'feedback'] as const),
  ...(['gift-card', 'event', 'purchase'] as const),
])

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    mt: '3',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
    '& del': { color: 'fg.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
  },
})

const none = <Text as="i">none</Text>

const Differences = ({ of }: { readonly of: readonly Difference[] }) => (
  <List>
    {of.map(({ field, before, after }) => (
      <div key={field}>
        <dt>{field}</dt>
        <dd>
          <span className="sr-only">from </span>
          <del>{before ?? none}</del>
          <span aria-hidden> → </span>
          <span className="sr-only"> to </span>
          <ins>{after ?? none}</ins>
        </dd>
      </div>
    ))}
  </List>
)

/**
 * Whether a change can be undone. The removal of a printer can't, because the log has no address to
 * restore.
 */
const mayUndo = ({ kind, after }: ActivityEntry): boolean => isUndoable(kind) && !(kind === 'printer' && after === null)

/** One change: time, author, differences and an Undo button. */
export function ChangeCard({ change }: { readonly change: ActivityEntry }) {
  const { timeZone } = useDeskLocation()
  const [isConfirming, setIsConfirming] = useState(false)
  const { mutate: undo, isPending, error } = useUndoChange(change.id)
  const { at, by, kind, title, before, after } = change
  const differences = listDifferences(before, after, {
    partName: usePartName(),
    momentText: (moment) => formatMoment(moment, timeZone),
  })
  return (
    <SurfaceListItem>
      <Flex justify="space-between" align="flex-start" gap="4">
        <div>
          <Text as="h2" fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {changeKindLabels[kind]} · {by} · <time dateTime={at}>{formatMoment(at, timeZone)}</time>
          </Text>
        </div>
        {mayUndo(change) && (
          <Button
            variant="outline"
            flex="none"
            disabled={isPending}
            aria-busy={isPending}
            aria-label={`Undo: ${title}`}
            onClick={() => setIsConfirming(true)}
          >
            {isPending ? 'Undoing…' : 'Undo'}
          </Button>
        )}
      </Flex>
      {before === null && !happenings.has(kind) && (
        <Text mt="3" fontSize="sm">
          Added.
        </Text>
      )}
      {differences.length > 0 && <Differences of={differences} />}
      {error && (
        <Text role="alert" mt="3" fontSize="sm" color="danger">
          {getUndoErrorMessage(error)}
        </Text>
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Undo this change?"
          confirmLabel="Undo"
          keepLabel="Cancel"
          onConfirm={undo}
          onClose={() => setIsConfirming(false)}
        >
          {before === null
            ? `What was added is ${kind === 'printer' ? 'removed' : 'archived'}: ${title}.`
            : `Restores the earlier version: ${title}.`}
        </ConfirmDialog>
      )}
    </SurfaceListItem>
  )
}
