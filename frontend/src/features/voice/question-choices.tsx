import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuItem } from '#shared/menu/contract'
import type { OpenQuestion } from '#shared/voice/contract'
import { text, type Language } from '#shared/voice/text'

/** How many dishes are offered as buttons; the guest names others. */
const MAX_BUTTONS = 6

const YES = text('Yes', 'Sí')
const NO = text('No', 'No')

/** Lists the answers to a question that a tap can give, in the words of the guest. */
function listAnswers(question: OpenQuestion, menu: readonly MenuItem[], language: Language): readonly string[] {
  switch (question.kind) {
    case 'confirm':
      return [YES[language], NO[language]]
    case 'which-dish':
      return menu
        .filter(({ id }) => question.itemIds.includes(id))
        .slice(0, MAX_BUTTONS)
        .map(({ name }) => name)
    case 'which-option':
    case 'how-many':
    case 'which-line':
      return []
  }
}

type QuestionChoicesProps = {
  readonly question: OpenQuestion
  readonly language: Language
  readonly menu: readonly MenuItem[]
  readonly isBusy: boolean
  readonly onAsk: (answer: string) => void
}

/** The answers to the assistant's question, as buttons. */
export function QuestionChoices({ question, language, menu, isBusy, onAsk }: QuestionChoicesProps) {
  const answers = listAnswers(question, menu, language)
  return answers.length === 0 ? null : (
    <chakra.div role="group" aria-label="Answers" display="flex" flexWrap="wrap" gap="2" mt="4">
      {answers.map((answer) => (
        <Button key={answer} variant="outline" disabled={isBusy} onClick={() => onAsk(answer)}>
          {answer}
        </Button>
      ))}
    </chakra.div>
  )
}
