import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuItem } from '#shared/contract/menu'
import type { Picture } from '#shared/rules/picture'
import { OwnPicture } from '#base/components/own-picture'
import { Heading } from '#base/components/ui'
import { DishGrid } from './dish-grid'

/** As its picture stands in the styles below. */
const SIZES = '(min-width: 48rem) 9rem, 5.5rem'

const Section = chakra('section', {
  base: {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 60rem',
    '& + &': { mt: { base: '10', md: '16' } },
    '& .intro': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: { base: '"picture head" "lead lead"', md: '"picture head" "picture lead"' },
      rowGap: '2',
      alignItems: { base: 'center', md: 'start' },
      mb: { base: '4', md: '6' },
    },
    '& .intro picture': { gridArea: 'picture', alignSelf: 'center', me: { base: '4', md: '6' } },
    '& .intro img': {
      w: { base: '5.5rem', md: '9rem' },
      h: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: 'xl',
    },
    '& .head': { gridArea: 'head', alignSelf: { md: 'end' }, display: 'flex', alignItems: 'baseline', gap: '4' },
    '& picture + .head': { flexWrap: { base: 'wrap', md: 'nowrap' }, columnGap: '4', rowGap: '0' },
    '& .head::after': { content: '""', flex: 1, height: '1px', bg: 'border', alignSelf: 'center' },
    '& picture + .head::after': { display: { base: 'none', md: 'block' } },
    '& .count': { fontSize: 'sm', color: 'fg.subtle', whiteSpace: 'nowrap', order: 2 },
    '& .lead': { gridArea: 'lead', color: 'fg.muted', maxW: '2xl' },
  },
})

type MenuSectionProps = {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly picture?: Picture | undefined
  readonly items: readonly MenuItem[]
  readonly isSix?: boolean
}

export const MenuSection = ({ id, title, lead, picture, items, isSix }: MenuSectionProps) => (
  <Section aria-labelledby={`${id}-title`}>
    <div className="intro">
      {picture && <OwnPicture picture={picture} sizes={SIZES} />}
      <div className="head">
        <Heading as="h2" size="lg" id={`${id}-title`}>
          {title}
        </Heading>
        <span className="count">
          {items.length} {items.length === 1 ? 'dish' : 'dishes'}
        </span>
      </div>
      {lead && <p className="lead">{lead}</p>}
    </div>
    <DishGrid items={items} isSix={isSix} />
  </Section>
)
