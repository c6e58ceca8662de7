import { describe, expect, it } from 'vitest';
import { safePage, trackingPage } from './carriers.ts';

describe('the tracking page of a carrier', () => {
  it.each([
    ['https://line.example/track?bl=${BLNUM}', 'https://line.example/track?bl=ME%20D%26%2F1'],
    ['https://line.example/#t?${BLNUM}', 'https://line.example/#t?ME%20D%26%2F1'],
    ['https://line.example/track', 'https://line.example/track'],
    ['http://line.example/track?bl=${BLNUM}', null],
    ['javascript:alert(1)//${BLNUM}', null],
    ['data:text/html,${BLNUM}', null],
    ['https://${BLNUM}.example/', null],
    ['https://line.example:${BLNUM}/', null],
    ['https://user:secret@line.example/${BLNUM}', null],
    ['https://line.example/${CONTAINER}', null],
    ['//line.example/${BLNUM}', null],
    ['line.example', null],
    ['', null],
    [null, null],
  ])('of %s is %s', (template, page) => {
    expect(trackingPage(template, 'ME D&/1')).toBe(page);
  });

  it('is none for a number that no address can have', () => {
    expect(trackingPage('https://line.example/${BLNUM}', '\ud800')).toBeNull();
  });
});

it.each([
  ['https://line.example/contact', 'https://line.example/contact'],
  [' https://line.example ', 'https://line.example/'],
  ['http://line.example/contact', null],
  ['javascript:alert(1)', null],
  ['mailto:help@line.example', null],
  ['https://user@line.example/', null],
  ['https://line.example/${BLNUM}', null],
  ['', null],
  [null, null],
])('the page for questions of %s is %s', (address, page) => {
  expect(safePage(address)).toBe(page);
});
