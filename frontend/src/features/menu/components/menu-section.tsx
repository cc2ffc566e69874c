import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuItem } from '#shared/contract/menu'
import { DishGrid } from './dish-grid'
import { Heading } from '../../../components/ui'

const Section = chakra('section', {
  base: {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 60rem',
    '& + &': { mt: { base: '10', md: '16' } },
    '& .head': { display: 'flex', alignItems: 'baseline', gap: '4', mb: { base: '4', md: '6' } },
    '& .head::after': { content: '""', flex: 1, height: '1px', bg: 'border', alignSelf: 'center' },
    '& .count': { fontSize: 'sm', color: 'fg.subtle', whiteSpace: 'nowrap', order: 2 },
    '& .lead': { mt: '-2', mb: '5', color: 'fg.muted', maxW: '2xl' },
  },
})

type MenuSectionProps = {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly items: readonly MenuItem[]
  readonly isSix?: boolean
}

export const MenuSection = ({ id, title, lead, items, isSix }: MenuSectionProps) => (
  <Section aria-labelledby={`${id}-title`}>
    <div className="head">
      <Heading as="h2" size="lg" id={`${id}-title`}>
        {title}
      </Heading>
      <span className="count">
        {items.length} {items.length === 1 ? 'dish' : 'dishes'}
      </span>
    </div>
    {lead && <p className="lead">{lead}</p>}
    <DishGrid items={items} isSix={isSix} />
  </Section>
)
