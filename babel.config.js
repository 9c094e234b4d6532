// Read by the portable build (webpack and Babel); the default build compiles with SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
