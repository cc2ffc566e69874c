import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { FieldFrame } from '#ui/forms/field-frame'
import { TextInput } from '#ui/forms/controls'

type AppliedLineProps = {
  readonly tone: 'success' | 'warning'
  readonly role?: 'status'
  readonly name: string
  /** What it does to the order. */
  readonly children: ReactNode
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** A code or a card on the order with what it does, and a button to remove it. */
export const AppliedLine = ({ tone, role, name, children, removeLabel, onRemove }: AppliedLineProps) => (
  <Flex
    role={role}
    justify="space-between"
    align="center"
    gap="3"
    mb="4"
    ps="4"
    pe="1"
    py="1"
    borderRadius="xl"
    fontSize="sm"
    bg={`${tone}.subtle`}
    color={`${tone}.fg`}
  >
    <Box minW="0" py="2" overflowWrap="anywhere">
      <strong>{name}</strong>: {children}
    </Box>
    <Button variant="ghost" size="sm" minH="11" color="inherit" aria-label={removeLabel} onClick={onRemove}>
      Remove
    </Button>
  </Flex>
)

type CodeFieldProps = Pick<ComponentProps<'input'>, 'autoCapitalize' | 'spellCheck' | 'maxLength'> & {
  readonly label: string
  readonly error: string | undefined
  readonly typed: string
  readonly onType: (text: string) => void
  readonly button: { readonly text: string; readonly label?: string; readonly isBusy: boolean }
  readonly onSend: () => Promise<unknown>
}

/** A field for a code, which Enter sends instead of the form. */
export function CodeField({ label, error, typed, onType, button, onSend, ...input }: CodeFieldProps) {
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void onSend()
  }
  return (
    <FieldFrame label={label} error={error}>
      <Flex gap="2" width="100%">
        <TextInput
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={sendOnEnter}
          autoComplete="off"
          {...input}
        />
        <Button variant="outline" aria-label={button.label} aria-busy={button.isBusy} onClick={() => void onSend()}>
          {button.text}
        </Button>
      </Flex>
    </FieldFrame>
  )
}
