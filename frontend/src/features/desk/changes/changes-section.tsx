import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { activityKinds, type ActivityKind } from '#shared/platform/contract'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'
import { ChangeCard, changeKindLabels, useChanges, type ChangeFilter } from './change-card'

const kinds = [
  { value: '', label: 'All changes' },
  ...activityKinds.map((value) => ({ value, label: changeKindLabels[value] })),
] as const

const Cards = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none', maxW: '48rem' } })

function ChangeList(filter: ChangeFilter) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useChanges(filter)
  if (!data) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The changes could not be loaded.</LoadError>
    return <ContentSkeleton />
  }
  const changes = data.pages.flatMap(({ entries }) => entries)
  if (changes.length === 0 && !hasNextPage)
    return (
      <Text color="fg.muted">{filter.kind || filter.by ? 'No change matches.' : 'Nothing has been changed yet.'}</Text>
    )
  return (
    <>
      {/* A page may be empty although an earlier one is not. */}
      {changes.length === 0 && <Text color="fg.muted">No recent change matches.</Text>}
      <Cards aria-label="Changes, newest first">
        {changes.map((change) => (
          <ChangeCard key={change.id} change={change} />
        ))}
      </Cards>
      {hasNextPage && (
        <Button mt="5" variant="outline" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading…' : 'Show earlier changes'}
        </Button>
      )}
    </>
  )
}

/** Who changed what at the desk, with a way to undo it (docs/product/desk.md#change-log). */
export function ChangesSection() {
  const [kind, setKind] = useState<ActivityKind | ''>('')
  const [search, setSearch] = useSearchParams()
  const by = search.get('by') ?? ''
  return (
    <>
      <DeskHeader title="Changes" lead="Who changed what, newest first" />
      <Box maxW="20rem" mb="5">
        <ChoiceSelect label="Kind of change" value={kind} options={kinds} onChoose={setKind} />
      </Box>
      {by !== '' && (
        <Flex align="center" gap="3" wrap="wrap" mb="5">
          <Text>By {by}</Text>
          <Button variant="outline" onClick={() => setSearch({})}>
            Show everyone
          </Button>
        </Flex>
      )}
      <ChangeList kind={kind} by={by} />
    </>
  )
}
