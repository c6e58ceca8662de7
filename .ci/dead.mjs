// `npm run check:dead`: code, exports and packages that nothing uses, by knip.jsonc.
import { install, run } from './ownPackages.mjs';

process.exitCode =
  install('.ci/dead') ||
  run(process.execPath, ['.ci/dead/node_modules/knip/bin/knip.js', ...process.argv.slice(2)]);
