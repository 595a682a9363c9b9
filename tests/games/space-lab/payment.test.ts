// What is suggested to pay with: neither what an objective lacks, nor what is free, while there is anything else.
import { expect, test } from 'vitest';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { sensiblePayment } from '#shared/games/space-lab/payment.ts';
import { ids, labLike, labsLike, slotsWith } from './table.ts';

/** Two of the first agency and one of another, three times. */
const GOLDEN = ids(3);
const EMPTY = slotsWith(10, {});
const payer = (hand: readonly number[], objectives = GOLDEN, slots = EMPTY) => ({
  hand,
  slots,
  objectives,
  validated: [null, null, null],
});

test('[SL14] as many others as it costs, and never itself', () => {
  const dear = labLike({ cost: 2 });
  const hand = [dear, ...labsLike({}, 6, [dear])];
  const paid = sensiblePayment(payer(hand), dear);
  expect(paid).toHaveLength(2);
  expect(new Set([...paid, dear]).size).toBe(3);
  expect(sensiblePayment(payer(hand), labLike({ cost: 0 }, hand))).toEqual([]);
});

test('[SL14] [SL22] what an objective lacks is kept, and so is what is free', () => {
  const lab = labLike({ agency: 'red', cost: 1 });
  const lacked = labLike({ agency: 'golden', cost: 3 });
  const free = labLike({ agency: 'blue', cost: 0 });
  const other = labLike({ agency: 'blue', cost: 2 });
  const wanted = [1, 1, 1];
  // Objective 1 asks for two golden ones and a blue one; with the blue one there, only golden ones are lacked.
  const slots = slotsWith(10, {
    0: labLike({ agency: 'blue', cost: 1 }),
    1: labLike({ agency: 'blue', cost: 1 }),
    2: labLike({ agency: 'blue', cost: 1 }),
  });
  expect(sensiblePayment(payer([lab, lacked, free, other], wanted, slots), lab)).toEqual([other]);
  expect(sensiblePayment(payer([lab, lacked, free], wanted, slots), lab)).toEqual([free]);
  expect(LABS[lacked]!.agency).toBe('golden');
});
