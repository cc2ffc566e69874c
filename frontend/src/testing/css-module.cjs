// Replaces CSS modules in tests without a browser: a class has the name that it has in the file.
module.exports = new Proxy({}, { get: (_classes, name) => (name === '__esModule' ? undefined : name) })
