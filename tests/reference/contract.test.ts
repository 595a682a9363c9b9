// The reference game keeps the contract that every game of the registry keeps.
import { bot } from '#shared/games/nim/bot.ts';
import { nimRules } from '#shared/games/nim/rules.ts';
import { keepsTheContract } from '../shared/games/contract.ts';

keepsTheContract(nimRules, bot);
