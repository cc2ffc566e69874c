import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { ActivityEntry } from '#shared/contract/desk/changes'
import { findLocation } from '#shared/locations/index'
import { ConfirmDialog } from '#base/components/confirm-dialog'
import { SurfaceListItem } from '#base/components/surface'
import { useDeskLocation } from '../desk-location'
import { listDifferences } from './differences'
import type { Difference } from './differences'
import { changeKindLabels } from './kind-names'
import { getUndoErrorMessage, useUndoChange } from './use-changes'

const locationName = ({ locationId }: Readonly<Record<string, unknown>>) =>
  typeof locationId === 'number' ? findLocation(locationId)?.name : undefined

const timeText = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at))

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
 * A picture shows only where a dish has it, what a guest was given is theirs, and a printer that
 * was removed has no address.
 */
const mayUndo = ({ kind, after }: ActivityEntry): boolean =>
  !['picture', 'refund', 'feedback'].includes(kind) && !(kind === 'printer' && after === null)

/** One change: when, who, what it made of what, and the way back. */
export function ChangeCard({ change }: { readonly change: ActivityEntry }) {
  const { timeZone } = useDeskLocation()
  const [isAsked, setIsAsked] = useState(false)
  const { mutate: undo, isPending, error } = useUndoChange(change.id)
  const { at, by, kind, title, before, after } = change
  const differences = listDifferences(before, after, {
    partName: locationName,
    momentText: (moment) => timeText(moment, timeZone),
  })
  return (
    <SurfaceListItem>
      <Flex justify="space-between" align="flex-start" gap="4">
        <div>
          <Text as="h2" fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {changeKindLabels[kind]} · {by} · <time dateTime={at}>{timeText(at, timeZone)}</time>
          </Text>
        </div>
        {mayUndo(change) && (
          <Button
            variant="outline"
            flex="none"
            disabled={isPending}
            aria-busy={isPending}
            aria-label={`Undo: ${title}`}
            onClick={() => setIsAsked(true)}
          >
            {isPending ? 'Undoing…' : 'Undo'}
          </Button>
        )}
      </Flex>
      {before === null && (
        <Text mt="3" fontSize="sm">
          Added: there was none before.
        </Text>
      )}
      {differences.length > 0 && <Differences of={differences} />}
      {error && (
        <Text role="alert" mt="3" fontSize="sm" color="danger">
          {getUndoErrorMessage(error)}
        </Text>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Undo this change?"
          confirmLabel="Undo"
          keepLabel="Leave it"
          onConfirm={undo}
          onClose={() => setIsAsked(false)}
        >
          {before === null
            ? `What was added is ${kind === 'printer' ? 'removed' : 'archived'}: ${title}.`
            : `It becomes what it was before: ${title}.`}
        </ConfirmDialog>
      )}
    </SurfaceListItem>
  )
}
