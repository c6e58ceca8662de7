import { expect, it } from 'vitest';
import { firstRecords } from './firstRecords.ts';
import { createQueryClient } from './start.ts';

const long = 60_000;

it('ends with the first answer of any query', async () => {
  const client = createQueryClient();
  const read = firstRecords(client, long);
  void client.prefetchQuery({ queryKey: ['fleet'], queryFn: () => 'a fleet' });
  await read;
  expect(client.getQueryData(['fleet'])).toBe('a fleet');
});

it('ends at once where there is one', async () => {
  const client = createQueryClient();
  client.setQueryData(['fleet'], 'a fleet');
  await expect(firstRecords(client, long)).resolves.toBeUndefined();
});

it('ends without an answer when patience does', async () => {
  await expect(firstRecords(createQueryClient(), 1)).resolves.toBeUndefined();
});
