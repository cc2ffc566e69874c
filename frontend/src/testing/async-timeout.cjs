const { configure } = require('@testing-library/react')

// On a busy machine, loading a lazy component may take longer than the default of one second.
configure({ asyncUtilTimeout: 20_000 * Number(process.env['MACHINE_FACTOR'] ?? 1) })
