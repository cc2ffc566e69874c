import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { TriangleAlertIcon } from 'lucide-react'
import { mayMeanAllergy, mentionsAllergy } from '#shared/menu/dietary/note-reading'

const YES = 'ALLERGY: '
const NO = ' (not an allergy)'

type AllergyQuestionProps = {
  readonly note: string
  readonly maxLength: number
  readonly onChange: (note: string) => void
}

/**
 * Asks whether a note such as `no nuts` means an allergy, and writes the answer into the note.
 * Without an answer it is one (docs/product/kitchen.md#allergies).
 */
export function AllergyQuestion({ note, maxLength, onChange }: AllergyQuestionProps) {
  const isUnclear = mayMeanAllergy(note)
  const isOpen = !mentionsAllergy(note) && note.length + NO.length <= maxLength
  return (
    // Screen readers announce only changes of a region that was there before.
    <Box role="status">
      {isUnclear && (
        <Flex mt="2" gap="2" align="flex-start" fontSize="sm">
          <TriangleAlertIcon aria-hidden size="1.2em" style={{ flexShrink: 0 }} />
          <Box>
            {isOpen ? (
              <>
                <strong>Is this an allergy?</strong> The kitchen treats it as one unless you say no.
                <Flex gap="2" mt="2" wrap="wrap">
                  <Button size="sm" variant="outline" onClick={() => onChange(`${YES}${note}`)}>
                    Yes, an allergy
                  </Button>
                  <Button size="sm" variant="outline" onClick={() => onChange(`${note}${NO}`)}>
                    No
                  </Button>
                </Flex>
              </>
            ) : (
              'The kitchen will see this as an allergy.'
            )}
          </Box>
        </Flex>
      )}
    </Box>
  )
}
