import { Button } from '#ui/chakra/button'
import { Skeleton } from '#ui/chakra/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { FormPanel } from '../form/form-panel'
import { Loaded } from '../form/loaded'

const Notice = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    mb: '5',
    p: { base: '4', md: '5' },
    bg: 'warning.subtle',
    color: 'warning.fg',
    borderRadius: '2xl',
    '& menu': { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', m: '0', p: '0' },
  },
})

type NoticeProps = {
  readonly label: string
  /** Whether a screen reader reads it out at once. */
  readonly isAlert?: boolean
  readonly title?: string
  /** Where the owner does something about it. */
  readonly link?: { readonly href: string; readonly text: string; readonly isMain?: boolean }
  /** List items before the link. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A warning at the top of the day, with its actions. */
export const TodayNotice = ({ label, isAlert = false, title, link, actions, children }: NoticeProps) => (
  <Notice aria-label={label} {...(isAlert && { role: 'alert' })}>
    {title && <strong>{title}</strong>}
    {children}
    <menu>
      {actions}
      {link && (
        <li>
          <Button asChild {...(!link.isMain && { variant: 'outline' })}>
            <Link href={link.href}>{link.text}</Link>
          </Button>
        </li>
      )}
    </menu>
  </Notice>
)

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: '12',
      py: '2',
      borderTopWidth: '1px',
    },
    '& > li:first-of-type': { borderTopWidth: 0 },
    '& > li > :first-of-type': { minW: 0, overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    '& a': { fontWeight: 'medium', _hover: { color: 'accent.fg' } },
    '& [role=alert]': { color: 'danger.fg', fontSize: 'sm' },
  },
})

type PartProps<T, L> = {
  readonly title: string
  readonly answer: ComponentProps<typeof Loaded<T>>['query']
  /** Returns the lines to list. */
  readonly lines: (data: T) => readonly L[]
  readonly empty: string
  readonly action?: ReactNode
  readonly children: (line: L) => ReactNode
}

/** A section of the day, with its loading, error and empty states. */
export const TodaySectionPanel = <T, L>({ title, answer, lines, empty, action, children }: PartProps<T, L>) => (
  <FormPanel title={title} action={action}>
    <Loaded
      query={answer}
      failed="This could not be loaded."
      isInPanel
      loading={
        <chakra.div role="status" aria-label={`Loading: ${title}`} display="grid" gap="2">
          <Skeleton height="9" />
          <Skeleton height="9" />
        </chakra.div>
      }
    >
      {(data) => {
        const listed = lines(data)
        return listed.length > 0 ? <List>{listed.map(children)}</List> : <chakra.p color="fg.muted">{empty}</chakra.p>
      }}
    </Loaded>
  </FormPanel>
)
