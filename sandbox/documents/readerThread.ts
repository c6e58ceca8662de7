import { parentPort } from 'node:worker_threads';
import { type FileToRead, readFile } from './readFile.ts';

/** The thread that reads files, one after the other. It may be ended at any moment. */
const port = parentPort;
port?.on('message', (file: FileToRead) => {
  void readFile(file).then((reading) => port.postMessage(reading));
});
