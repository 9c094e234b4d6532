// Only the portable build (webpack and Babel) reads this file. The default build compiles with SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
