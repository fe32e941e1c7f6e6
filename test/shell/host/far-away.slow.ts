import { afterAll, beforeAll, it } from 'vitest';
import { type OpenHouse, openHouse } from './open-house.ts';
import { sendSplit } from './split-keys.ts';

let opened: OpenHouse;

beforeAll(async () => {
  opened = await openHouse();
});

afterAll(() => opened.close());

it.each([5, 50, 200])('keys split anywhere by %i ms mean what they mean', async (gap) => {
  await sendSplit(opened.port, gap, () => true);
});
