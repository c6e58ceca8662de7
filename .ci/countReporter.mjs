import { mkdirSync, writeFileSync } from 'node:fs';

const betweenLines = 30_000;

/** Of Vitest: says how far it is, and leaves the counts for count.mjs, with the reason of each test that was skipped. */
class CountReporter {
  #files = 0;
  #ended = 0;
  #passed = 0;
  #failed = 0;
  #skipped = [];
  #saidAt = Date.now();

  onTestRunStart(specifications) {
    this.#files = specifications.length;
  }

  onTestModuleEnd(module) {
    this.#ended++;
    for (const test of module.children.allTests()) {
      const { state, note } = test.result();
      if (state === 'passed') this.#passed++;
      else if (state === 'failed') this.#failed++;
      else this.#skipped.push({ name: `${module.relativeModuleId} › ${test.fullName}`, reason: note });
    }
    if (Date.now() - this.#saidAt < betweenLines) return;
    this.#saidAt = Date.now();
    console.log(
      `${this.#ended} of ${this.#files} files, ${this.#passed} tests passed, ${this.#failed} failed`,
    );
  }

  onTestRunEnd() {
    mkdirSync('test-results', { recursive: true });
    const counts = { passed: this.#passed, failed: this.#failed, skipped: this.#skipped };
    // The gateway has tests of its own (.ci/gateway.mjs).
    writeFileSync(`test-results/${process.env.COUNTS ?? 'unit'}.json`, JSON.stringify(counts));
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter by its path, and from it the default.
export { CountReporter as default };
