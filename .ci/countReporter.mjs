import { mkdirSync, writeFileSync } from 'node:fs';

const betweenLines = 30_000;

/** Of Vitest: says how far it is, and leaves the counts for count.mjs, with the reason of each test that was skipped. */
class CountReporter {
  #files = 0;
  #ended = 0;
  #passed = 0;
  #failures = [];
  #skipped = [];
  #saidAt = Date.now();

  onTestRunStart(specifications) {
    this.#files = specifications.length;
  }

  onTestModuleEnd(module) {
    this.#ended++;
    for (const test of module.children.allTests()) {
      const { state, note, errors } = test.result();
      const name = `${module.relativeModuleId} › ${test.fullName}`;
      if (state === 'passed') this.#passed++;
      else if (state === 'failed') this.#failures.push({ name, reason: errors?.[0]?.message });
      else this.#skipped.push({ name, reason: note });
    }
    if (Date.now() - this.#saidAt < betweenLines) return;
    this.#saidAt = Date.now();
    console.log(
      `${this.#ended} of ${this.#files} files, ${this.#passed} tests passed, ${this.#failures.length} failed`,
    );
  }

  onTestRunEnd() {
    mkdirSync('test-results', { recursive: true });
    const counts = {
      passed: this.#passed,
      failed: this.#failures.length,
      skipped: this.#skipped,
      failures: this.#failures,
    };
    // The gateway has tests of its own (.ci/gateway.mjs).
    writeFileSync(`test-results/${process.env.COUNTS ?? 'unit'}.json`, JSON.stringify(counts));
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter by its path, and from it the default.
export { CountReporter as default };
