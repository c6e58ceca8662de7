import type { ReactNode } from 'react';

/** A part of the interface in each of its states. */
export interface Specimen {
  /** Where it lies in the repository, with what is drawn through it alone. */
  readonly files: readonly string[];
  /** What is drawn, by the name of the state. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** It needs the width of a page: light stands above dark. */
  readonly wide?: boolean;
}

/** Pieces that belong together. */
export interface GallerySection {
  readonly id: string;
  readonly title: string;
  readonly specimens: readonly Specimen[];
}
