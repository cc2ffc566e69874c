import { chakra } from '@chakra-ui/react/styled-system'
import { TextInput } from '#base/components/text-input'

type SpanFieldsProps = {
  /** Whose hours they are, for whoever hears the fields: `Monday`, `Monday, second span`. */
  readonly of: string
  readonly opens: string
  readonly closes: string
  readonly error?: string | undefined
  readonly onChange: (change: { readonly opens?: string; readonly closes?: string }) => void
}

/** Two times of day: when it opens and when it closes. */
export function SpanFields({ of, opens, closes, error, onChange }: SpanFieldsProps) {
  const errorId = `${of}-error`.replaceAll(/\W+/g, '-')
  const shared = {
    type: 'time',
    required: true,
    flex: '1 1 0',
    minW: '0',
    maxW: '9.5rem',
    px: '2.5',
    css: { '&::-webkit-calendar-picker-indicator': { marginInlineStart: '0' } },
    'aria-describedby': error ? errorId : undefined,
  } as const
  return (
    <chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2">
        <TextInput
          {...shared}
          aria-label={`${of} opens`}
          aria-invalid={Boolean(error)}
          value={opens}
          onChange={({ target }) => onChange({ opens: target.value })}
        />
        <chakra.span color="fg.muted">to</chakra.span>
        <TextInput
          {...shared}
          aria-label={`${of} closes`}
          aria-invalid={Boolean(error)}
          value={closes}
          onChange={({ target }) => onChange({ closes: target.value })}
        />
      </chakra.div>
      {error && (
        <chakra.p id={errorId} mt="1" fontSize="sm" color="danger.fg">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}
