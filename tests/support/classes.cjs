// Styles in a test: each class is its own name.
module.exports = new Proxy({}, { get: (_styles, name) => (name === '__esModule' ? false : name) });
