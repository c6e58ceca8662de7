/** Bytes of answers that are under way: each is in memory until its browser has it. */
export interface AnswerMemory {
  enter(): AnswerPlace;
}

export interface AnswerPlace {
  /** @returns whether there is room for so many bytes more */
  add(bytes: number): boolean;
  leave(): void;
}

export function createAnswerMemory(maxBytes: number): AnswerMemory {
  let taken = 0;
  return {
    enter() {
      let own = 0;
      let isOver = false;
      return {
        add(bytes) {
          if (isOver || taken + bytes > maxBytes) return false;
          taken += bytes;
          own += bytes;
          return true;
        },
        leave() {
          isOver = true;
          taken -= own;
          own = 0;
        },
      };
    },
  };
}
