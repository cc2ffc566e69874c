import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { ChevronDownIcon } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'

type ToolBarProps = {
  /** What the board is set to, in a few words. */
  readonly summary: string
  /** Always at hand. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

/**
 * The board's tools; on a phone, where they would push the tickets off the screen, folded away
 * behind what they are set to.
 */
export function ToolBar({ summary, beside, children }: ToolBarProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Flex gap="1.5" wrap="wrap" align="flex-start" mb={{ base: '3', md: '4' }}>
      <Button
        display={{ base: 'inline-flex', md: 'none' }}
        variant="outline"
        px="4"
        flex="1 1 0"
        minW="0"
        justifyContent="space-between"
        aria-label={`Board settings: ${summary}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Box as="span" truncate>
          {summary}
        </Box>
        <Box as="span" display="inline-flex" transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDownIcon />
        </Box>
      </Button>
      <Flex
        id={id}
        display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
        order={{ base: 1, md: 0 }}
        flex={{ base: '1 1 100%', md: '1 1 0' }}
        gap={{ base: '2', md: '3' }}
        wrap="wrap"
        justify="space-between"
      >
        {children}
      </Flex>
      {beside}
    </Flex>
  )
}
