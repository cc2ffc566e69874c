import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { ReactNode } from 'react'
import { CloseIcon } from '#base/components/icons'
import { Button, Heading } from '#base/components/ui'

export const panels = { 'all-day': 'All day', later: 'Later today', recall: 'Recall' } as const
export type Panel = keyof typeof panels

export const panelOf = (text: string | null): Panel | null =>
  text === 'all-day' || text === 'later' || text === 'recall' ? text : null

type PanelButtonsProps = {
  readonly open: Panel | null
  readonly counts: Readonly<Partial<Record<Panel, number | string>>>
  readonly onChoose: (panel: Panel | null) => void
}

const names = ['all-day', 'later', 'recall'] as const satisfies readonly Panel[]

export const PanelButtons = ({ open, counts, onChoose }: PanelButtonsProps) => (
  <Flex gap="1.5" wrap="wrap">
    {names.map((name) => (
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

type SidePanelProps = { readonly panel: Panel; readonly onClose: () => void; readonly children: ReactNode }

/** Beside the tickets where there is room, above them where there is not. */
export const SidePanel = ({ panel, onClose, children }: SidePanelProps) => (
  <Box
    as="aside"
    id="kitchen-panel"
    aria-label={panels[panel]}
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
        <CloseIcon />
      </Button>
    </Flex>
    {children}
  </Box>
)
