const { configure } = require('@testing-library/react')

// What a page loads when it is wanted may take longer than a second on a machine that others share.
configure({ asyncUtilTimeout: 10_000 })
