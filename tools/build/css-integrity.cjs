const { createHash } = require('node:crypto');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const webpack = require('webpack');

/** Marks the place in the runtime until every stylesheet is final. */
const PLACEHOLDER = '"css-integrity-of-every-chunk"';
const isStylesheet = file => file.endsWith('.css');

/**
 * Gives stylesheets of chunks what their scripts have: a check of their sha384 before use, which the plugin lacks for stylesheets (X03),
 * and the same time-out. A stylesheet that loaded without an event counts as loaded. LOD-05, R07
 */
class CssIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('CssIntegrityPlugin', compilation => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('CssIntegrityPlugin', (source, { tag }) =>
        webpack.Template.asString([
          source,
          `var integrity = ${PLACEHOLDER}[chunkId];`,
          `if (integrity) { ${tag}.integrity = "sha384-" + integrity; ${tag}.crossOrigin = "anonymous"; }`,
          `setTimeout(function () { if (${tag}.onload) onLinkComplete({ type: ${tag}.sheet ? "load" : "timeout" }); }, ${compilation.outputOptions.chunkLoadTimeout});`,
        ]),
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'CssIntegrityPlugin', stage }, assets => {
        const hashes = Object.fromEntries(
          [...compilation.chunks].flatMap(chunk =>
            [...chunk.files]
              .filter(isStylesheet)
              .map(file => [chunk.id, createHash('sha384').update(assets[file].buffer()).digest('base64')]),
          ),
        );
        for (const [name, asset] of Object.entries(assets)) {
          const source = asset.source().toString();
          if (!name.endsWith('.js') || !source.includes(PLACEHOLDER)) continue;
          compilation.updateAsset(name, new webpack.sources.RawSource(source.replaceAll(PLACEHOLDER, JSON.stringify(hashes))));
        }
      });
    });
  }
}

module.exports = { CssIntegrityPlugin };
