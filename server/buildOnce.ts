import { buildDist } from './build.ts';
import { BuildError } from './buildError.ts';

// `npm run build`: the application in `dist`, for the size budgets and for a host of its own.
try {
  await buildDist('info');
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
