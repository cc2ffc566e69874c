import { unrecognizedWordsRoutes, type UnrecognizedWords } from '#shared/voice/contract'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFullDate } from '#shared/platform/time'
import { UNRECOGNIZED_WORDS_DAYS } from '#shared/voice/unrecognized-words'
import { freshLocationQuery } from '#base/api/location-query'
import { SurfaceListItem } from '#ui/chakra/surface'
import { useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { DeskHeader } from '../desk-header'
import { Loaded } from '../form/loaded'
import { TeachDialog } from './teach-dialog'
import { findTaught, listTeachables, type Teachable } from './taught-names'

const Rows = chakra('ol', { base: { display: 'grid', gap: '2', listStyle: 'none', maxW: '48rem' } })

type WordsRowProps = UnrecognizedWords & { readonly teachables: readonly Teachable[]; readonly onTeach: () => void }

function WordsRow({ words, understood, count, lastAt, teachables, onTeach }: WordsRowProps) {
  const { timeZone } = useDeskLocation()
  const taught = findTaught(words, teachables)
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
      <Flex mt="2" justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {taught
            ? `Now understood as ${taught.label}`
            : understood === ''
              ? 'Nothing else was understood'
              : `Understood: ${understood}`}
        </Text>
        {!taught && (
          <Button
            variant="outline"
            size="sm"
            disabled={teachables.length === 0}
            onClick={onTeach}
            aria-label={`Teach “${words}”`}
          >
            Teach
          </Button>
        )}
      </Flex>
    </SurfaceListItem>
  )
}

const wordsQuery = freshLocationQuery(unrecognizedWordsRoutes.listUnrecognizedWords)

/**
 * The words that the assistant did not understand, most frequent first, each with a button that
 * teaches it what they mean (docs/product/desk.md#unrecognized-words).
 */
export function NotUnderstoodSection() {
  const { code: location } = useDeskLocation()
  const [teaching, setTeaching] = useState<string | null>(null)
  const teachables = listTeachables(useDeskMenu(location).data?.dishes ?? [])
  return (
    <>
      <DeskHeader
        title="What Hiro missed"
        lead={`What guests said and Hiro did not understand in the last ${UNRECOGNIZED_WORDS_DAYS} days, the most frequent first. Words only: no numbers, no names, no speakers. Teach adds the words to the names of a dish or an option.`}
      />
      <Loaded query={useQuery(wordsQuery(location))} failed="The list could not be loaded.">
        {(words) =>
          words.length === 0 ? (
            <Text color="fg.muted">Hiro has understood everything so far.</Text>
          ) : (
            <Rows aria-label="What Hiro missed">
              {words.map((heard) => (
                <WordsRow
                  key={heard.words}
                  {...heard}
                  teachables={teachables}
                  onTeach={() => setTeaching(heard.words)}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {teaching !== null && <TeachDialog words={teaching} teachables={teachables} onClose={() => setTeaching(null)} />}
    </>
  )
}
