import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import type { HeardWords } from '#shared/contract/desk/heard'
import { desk } from '#shared/contract/desk/index'
import { dayOf } from '#shared/rules/day-and-time'
import { HEARD_DAYS } from '#shared/rules/heard-words'
import { call } from '#base/api/call'
import { NotLoaded } from '#base/components/not-loaded'
import { SpinnerPage } from '#base/components/spinner-page'
import { SurfaceItem } from '#base/components/surface'
import { DeskHead } from '../components/desk-head'
import { useDeskLocation } from '../desk-location'

const Rows = chakra('ol', { base: { display: 'grid', gap: '2', listStyle: 'none', maxW: '48rem' } })

function HeardRow({ words, count, lastAt }: HeardWords) {
  const { timeZone } = useDeskLocation()
  return (
    <SurfaceItem>
      <Flex justifyContent="space-between" alignItems="baseline" gap="4">
        <Text fontSize="lg" overflowWrap="anywhere">
          “{words}”
        </Text>
        <Text flexShrink="0" textAlign="right">
          <strong>{count === 1 ? 'Once' : `${count} times`}</strong>
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            last {dayOf(lastAt, timeZone)}
          </chakra.span>
        </Text>
      </Flex>
    </SurfaceItem>
  )
}

function HeardList() {
  const { code: location } = useDeskLocation()
  const { data, isError, refetch } = useQuery({
    queryKey: [desk.heard.path, location],
    queryFn: () => call(desk.heard, { params: { location } }),
    refetchOnMount: 'always',
  })
  if (!data) {
    if (isError) return <NotLoaded onRetry={() => void refetch()}>What was heard could not be loaded.</NotLoaded>
    return <SpinnerPage />
  }
  if (data.length === 0) return <Text color="fg.muted">Hiro has understood everything so far.</Text>
  return (
    <Rows aria-label="Not understood">
      {data.map((heard) => (
        <HeardRow key={heard.words} {...heard} />
      ))}
    </Rows>
  )
}

/**
 * What the assistant did not understand, the most frequent first
 * (docs/product/desk.md#not-understood).
 */
export function HeardSection() {
  return (
    <>
      <DeskHead
        title="Not understood"
        lead={`What guests said and Hiro did not understand in the last ${HEARD_DAYS} days, the most frequent first. Words only: no numbers, no names, nobody who said them.`}
      />
      <HeardList />
    </>
  )
}
