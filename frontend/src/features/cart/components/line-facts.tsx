import { chakra } from '@chakra-ui/react/styled-system'
import type { LineProblem } from '#shared/rules/cart-changes'
import type { LineDetails } from '../line-words'

const Facts = chakra('div', {
  base: {
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: '1.4',
    '& p': { mt: '0.5' },
    '& .choice': { color: 'fg' },
    '& .notes': { color: 'fg.muted' },
    '& .allergens': { fontSize: 'xs', color: 'fg.subtle' },
    '& :is(.gone, .conflict)': { color: 'warning.fg' },
    '& .conflict': { fontWeight: '550' },
  },
})

const troubles: Readonly<Record<LineProblem, string>> = {
  'sold-out': 'Sold out today. Please remove it before you go on.',
  'option-sold-out': 'One of its options is sold out today. Please choose another before you go on.',
  'choose-again': 'Its options have changed. Please choose again before you go on.',
  'not-here': 'Not on our menu now. Please remove it before you go on.',
  'by-phone': 'At market price today. Please remove it here and call us for it.',
}

type LineFactsProps = {
  readonly words: LineDetails
  readonly notes?: string | undefined
  readonly trouble?: LineProblem | null
}

/** What a line is beside its name: how it was chosen, what it holds, and what stands against it. */
export const CartLineFacts = ({ words: { choice, allergens, conflicts }, notes, trouble = null }: LineFactsProps) => (
  <Facts>
    {choice && <p className="choice">{choice}</p>}
    {notes && <p className="notes">{notes}</p>}
    {allergens && <p className="allergens">{allergens}</p>}
    {conflicts.length > 0 && <p className="conflict">Against your filters: {conflicts.join(', ')}</p>}
    {trouble && <p className="gone">{troubles[trouble]}</p>}
  </Facts>
)
