import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { isStaff } from '#shared/rules/access'
import { useSession } from '#base/session/session'
import { usePractice } from '../practice-context'

export const panels = {
  'all-day': 'All day',
  later: 'Later today',
  recall: 'Recall',
  out: 'Run out',
  intake: 'Intake',
} as const
export type Panel = keyof typeof panels

const names = ['all-day', 'later', 'recall', 'out', 'intake'] as const satisfies readonly Panel[]
/** Changed by those who work here. */
const ofStaff: ReadonlySet<Panel> = new Set(['out', 'intake'])

/** What opens a panel, and closes it again, on a bump bar's keyboard. */
const keys: Readonly<Record<string, Panel>> = { a: 'all-day', l: 'later', r: 'recall', o: 'out', i: 'intake' }

/**
 * Which panels whoever stands here may open: on a practice board all but the intake, which is
 * everybody's.
 */
export function useMayOpen(): (panel: Panel) => boolean {
  const { user } = useSession()
  const isPractice = usePractice() !== null
  if (isPractice) return (panel) => panel !== 'intake'
  return (panel) => !ofStaff.has(panel) || isStaff(user)
}

export const panelOfKey = (key: string): Panel | undefined => keys[key.toLowerCase()]

/** A panel that a key has opened is where the next key goes. */
export const focusPanel = () => requestAnimationFrame(() => document.getElementById('kitchen-panel')?.focus())

export const panelOf = (text: string | null): Panel | null => names.find((name) => name === text) ?? null

type PanelButtonsProps = {
  readonly open: Panel | null
  readonly counts: Readonly<Partial<Record<Panel, number | string>>>
  readonly onChoose: (panel: Panel | null) => void
}

export const PanelButtons = ({ open, counts, onChoose }: PanelButtonsProps) => {
  const offered = names.filter(useMayOpen())
  return (
    <Flex gap="1.5" wrap="wrap">
      {offered.map((name) => (
        <Button
          key={name}
          variant={open === name ? 'subtle' : 'outline'}
          px={{ base: '3', md: '4' }}
          aria-expanded={open === name}
          aria-controls="kitchen-panel"
          onClick={() => onChoose(open === name ? null : name)}
        >
          {panels[name]}
          {counts[name] !== undefined && (
            <Box as="span" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {counts[name]}
            </Box>
          )}
        </Button>
      ))}
    </Flex>
  )
}

type SidePanelProps = { readonly panel: Panel; readonly onClose: () => void; readonly children: ReactNode }

/** Beside the tickets where there is room, above them where there is not. */
export const SidePanel = ({ panel, onClose, children }: SidePanelProps) => (
  <Box
    as="aside"
    id="kitchen-panel"
    tabIndex={-1}
    aria-label={panels[panel]}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
    order={{ lg: 1 }}
    w={{ base: 'full', lg: '80' }}
    flexShrink={0}
    alignSelf="flex-start"
    position={{ lg: 'sticky' }}
    top="4"
    maxH={{ lg: 'calc(100dvh - 2rem)' }}
    overflowY="auto"
    bg="bg.surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="xl"
    p="4"
  >
    <Flex justify="space-between" align="center" mb="3">
      <Heading as="h2" size="md">
        {panels[panel]}
      </Heading>
      <Button variant="ghost" px="0" aria-label={`Close ${panels[panel]}`} onClick={onClose}>
        <XIcon />
      </Button>
    </Flex>
    {children}
  </Box>
)
