import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { activityKinds, type ActivityKind } from '#shared/platform/contract'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { DeskHeader } from '../desk-header'
import { LogCards, PagedList } from '../form/paged-list'
import { ChangeCard, changeKindLabels, useChanges, type ChangeFilter } from './change-card'

const kinds = [
  { value: '', label: 'All changes' },
  ...activityKinds.map((value) => ({ value, label: changeKindLabels[value] })),
] as const

function ChangeList(filter: ChangeFilter) {
  const query = useChanges(filter)
  const isFiltered = filter.kind !== '' || filter.by !== ''
  return (
    <PagedList query={query} failed="The changes could not be loaded." more="Show earlier changes">
      {(changes) =>
        changes.length > 0 ? (
          <LogCards aria-label="Changes, newest first">
            {changes.map((change) => (
              <ChangeCard key={change.id} change={change} />
            ))}
          </LogCards>
        ) : (
          <Text color="fg.muted">
            {/* A page may be empty although an earlier one is not. */}
            {query.hasNextPage
              ? 'No recent change matches.'
              : isFiltered
                ? 'No change matches.'
                : 'Nothing has been changed yet.'}
          </Text>
        )
      }
    </PagedList>
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
