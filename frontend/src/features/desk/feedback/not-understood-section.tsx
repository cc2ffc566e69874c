import { unrecognizedWordsRoutes } from '#shared/voice/contract'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import type { UnrecognizedWords } from '#shared/voice/contract'
import { formatFullDate } from '#shared/platform/time'
import { UNRECOGNIZED_WORDS_DAYS } from '#shared/voice/unrecognized-words'
import { callApi } from '#base/api/client'
import { LoadError } from '#ui/data-states'
import { PageSpinner } from '#ui/loading-placeholders'
import { SurfaceListItem } from '#ui/surface'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'

const Rows = chakra('ol', { base: { display: 'grid', gap: '2', listStyle: 'none', maxW: '48rem' } })

function WordsRow({ words, count, lastAt }: UnrecognizedWords) {
  const { timeZone } = useDeskLocation()
  return (
    <SurfaceListItem>
      <Flex justifyContent="space-between" alignItems="baseline" gap="4">
        <Text fontSize="lg" overflowWrap="anywhere">
          “{words}”
        </Text>
        <Text flexShrink="0" textAlign="right">
          <strong>{count === 1 ? 'Once' : `${count} times`}</strong>
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            last {formatFullDate(lastAt, timeZone)}
          </chakra.span>
        </Text>
      </Flex>
    </SurfaceListItem>
  )
}

function WordsList() {
  const { code: location } = useDeskLocation()
  const { data, isError, refetch } = useQuery({
    queryKey: [unrecognizedWordsRoutes.listUnrecognizedWords.path, location],
    queryFn: () => callApi(unrecognizedWordsRoutes.listUnrecognizedWords, { params: { location } }),
    refetchOnMount: 'always',
  })
  if (!data) {
    if (isError) return <LoadError onRetry={() => void refetch()}>What was heard could not be loaded.</LoadError>
    return <PageSpinner />
  }
  if (data.length === 0) return <Text color="fg.muted">Hiro has understood everything so far.</Text>
  return (
    <Rows aria-label="What Hiro missed">
      {data.map((heard) => (
        <WordsRow key={heard.words} {...heard} />
      ))}
    </Rows>
  )
}

/**
 * The words that the assistant did not understand, most frequent first
 * (docs/product/desk.md#unrecognized-words).
 */
export function NotUnderstoodSection() {
  return (
    <>
      <DeskHeader
        title="What Hiro missed"
        lead={`What guests said and Hiro did not understand in the last ${UNRECOGNIZED_WORDS_DAYS} days, the most frequent first. Words only: no numbers, no names, no speakers.`}
      />
      <WordsList />
    </>
  )
}
