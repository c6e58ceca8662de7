import { buildDist } from './buildDist.ts';
import { BuildError } from './buildError.ts';

// `npm run build`: the application in `dist`, for the size budgets and for a host of its own. A warning of the bundler
// fails it: it would be printed where somebody only wants to start.
try {
  const { dist, said } = await buildDist();
  const megabytes = [...dist.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0) / 1e6;
  console.log(`dist has ${dist.size} files, ${megabytes.toFixed(1)} MB.`);
  if (said !== '') {
    console.error(`The bundler warns, which fails the build:\n${said}`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
